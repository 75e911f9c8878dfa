export { givenByTwo } from './given-by-two.ts'
export {
  isPermitted,
  rolesWith,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
} from './permissions.ts'
