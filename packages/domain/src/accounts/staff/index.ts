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
