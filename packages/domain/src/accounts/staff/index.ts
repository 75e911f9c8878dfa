/**
 * Roles of staff and what each role is permitted to do. `givenByTwo` says which roles take a second administrator.
 * @module
 */
export { givenByTwo } from './given-by-two.ts'
export {
  isPermitted,
  rolesWith,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
} from './permissions.ts'
export { asksForTwo, canSomebodyAgree, sameEyesUntil, secondMemberFrom, type Appointed } from './same-eyes.ts'
export { SECOND_LOOKS, type SecondLookKind } from './second-looks.ts'
