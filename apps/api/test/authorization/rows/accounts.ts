import { LOGIN, PAY, RECOVERY, WRONG } from '../../people.ts'
import { CALLERS } from '../caller.ts'
import type { FeatureRows, Outcome } from '../row.ts'

const everybody = (outcome: Outcome) => Object.fromEntries(CALLERS.map((caller) => [caller, outcome]))

export const accountsRows = {
  'accounts.register': {
    access: 'visitor',
    input: () => ({ loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }),
  },
  'accounts.login': {
    access: 'visitor',
    input: (world) => ({ uid: world.unknownUid(), password: LOGIN }),
    outcomes: everybody('INVALID_CREDENTIALS'),
  },
  'accounts.logout': { access: 'user' },
  'accounts.me': { access: 'visitor' },
  'accounts.sessions': { access: 'user' },
  'accounts.failedTries': { access: 'user' },
  'accounts.endSession': { access: 'user', input: () => ({ id: 1 }) },
  'accounts.endOtherSessions': { access: 'user' },
  'accounts.freeze': {
    access: 'visitor',
    input: (world) => ({ uid: world.unknownUid(), recoveryPassword: WRONG }),
    outcomes: everybody('RECOVERY_PASSWORD_WRONG'),
  },
  'accounts.unfreeze': {
    access: 'visitor',
    input: (world) => ({ uid: world.unknownUid(), recoveryPassword: WRONG }),
    outcomes: everybody('RECOVERY_PASSWORD_WRONG'),
  },
  'accounts.changeLoginPassword': {
    access: 'visitor',
    input: (world) => ({ uid: world.unknownUid(), recoveryPassword: WRONG, password: LOGIN }),
    outcomes: everybody('RECOVERY_PASSWORD_WRONG'),
  },
  'accounts.changePayPassword': {
    access: 'user',
    input: () => ({ recoveryPassword: WRONG, payPassword: PAY }),
    outcomes: everybody('RECOVERY_PASSWORD_WRONG'),
  },
  'accounts.verifyPayPassword': { access: 'user', input: () => ({ password: PAY }) },
  'accounts.payPasswordStatus': { access: 'user' },
  'accounts.phrase': { access: 'user' },
  'accounts.setPhrase': { access: 'verified', input: () => ({ phrase: 'Blue herons at dawn' }) },
  'accounts.confirmStaff': { access: 'staff:console.open', input: () => ({ password: LOGIN }) },
  'accounts.secondFactor.status': { access: 'user' },
  'accounts.secondFactor.begin': {
    access: 'user',
    input: () => ({ password: WRONG }),
    outcomes: everybody('PASSWORD_WRONG'),
  },
  'accounts.secondFactor.confirm': {
    access: 'user',
    input: () => ({ otp: '000000' }),
    outcomes: everybody('SECOND_FACTOR_NOT_ON'),
  },
  'accounts.secondFactor.renewCodes': {
    access: 'user',
    input: () => ({ password: LOGIN, otp: '000000' }),
    outcomes: everybody('SECOND_FACTOR_NOT_ON'),
  },
  'accounts.secondFactor.turnOff': {
    access: 'user',
    input: () => ({ password: LOGIN, otp: '000000' }),
    outcomes: everybody('SECOND_FACTOR_NOT_ON'),
  },
  'accounts.passkeys.list': { access: 'user' },
  'accounts.passkeys.begin': {
    access: 'user',
    input: () => ({ password: LOGIN, otp: '000000' }),
    outcomes: everybody('SECOND_FACTOR_NOT_ON'),
  },
  'accounts.passkeys.add': {
    access: 'user',
    input: () => ({ name: 'key', id: 'a', clientDataJSON: 'e30', attestationObject: 'a' }),
    outcomes: everybody('PASSKEY_WRONG'),
  },
  'accounts.passkeys.remove': {
    access: 'user',
    input: (world) => ({ id: world.unknownUid(), password: LOGIN, otp: '000000' }),
    outcomes: everybody('PASSKEY_NOT_FOUND'),
  },
  'accounts.passkeys.letPay': {
    access: 'user',
    input: (world) => ({ id: world.unknownUid(), pays: false }),
    outcomes: everybody('PASSKEY_NOT_FOUND'),
  },
  'accounts.payByPasskey': {
    access: 'user',
    input: () => ({ step: 'withdrawals.waitForNew', input: { waits: true } }),
    outcomes: everybody('PASSKEY_NOT_FOUND'),
  },
  'accounts.passkeys.ask': { access: 'user', outcomes: everybody('PASSKEY_NOT_FOUND') },
  'accounts.passkeys.askAtLogin': {
    access: 'visitor',
    input: (world) => ({ uid: world.unknownUid(), password: LOGIN }),
    outcomes: everybody('INVALID_CREDENTIALS'),
  },
  'accounts.tokens.list': { access: 'user' },
  'accounts.tokens.current': { access: 'user', outcomes: everybody('TOKEN_NOT_FOUND') },
  'accounts.tokens.create': { access: 'user', input: () => ({ name: 'bot', scopes: ['market'], days: 1 }) },
  'accounts.tokens.revoke': {
    access: 'user',
    input: (world) => ({ id: world.unknownUid() }),
    outcomes: everybody('TOKEN_NOT_FOUND'),
  },
  'accounts.find': { access: 'staff:users.find', input: () => ({}) },
  'accounts.staffInfo': { access: 'staff:users.find', input: (world) => ({ uid: world.sellerUid }) },
  'accounts.staffSessions': { access: 'staff:sessions.end', input: () => ({}) },
  'accounts.endStaffSession': {
    access: 'staff:sessions.end',
    input: () => ({ id: 999_999_999, reason: 'left open on a shared machine' }),
    outcomes: { staff: 'STAFF_SESSION_GONE' },
  },
  'accounts.members.list': { access: 'staff:staff.manage', input: () => ({}) },
  'accounts.members.proposals': { access: 'staff:staff.manage' },
  'accounts.members.appoint': {
    access: 'staff:staff.manage',
    input: (world) => ({ uid: world.unknownUid(), role: 'arbiter', nickName: 'Ann', reason: 'she knows the trade' }),
    outcomes: { staff: 'USER_NOT_FOUND' },
  },
  'accounts.members.confirm': {
    access: 'staff:staff.manage',
    input: () => ({ id: 999_999_999 }),
    outcomes: { staff: 'STAFF_ROLE_NOT_PROPOSED' },
  },
  'accounts.members.withdraw': {
    access: 'staff:staff.manage',
    input: () => ({ id: 999_999_999 }),
    outcomes: { staff: 'STAFF_ROLE_NOT_PROPOSED' },
  },
  'accounts.members.pairs': { access: 'staff:console.open', input: () => ({ uids: [100_001] }) },
  'accounts.members.dismiss': {
    access: 'staff:staff.manage',
    input: (world) => ({ uid: world.unknownUid(), reason: 'left the company' }),
    outcomes: { staff: 'STAFF_NOT_MEMBER' },
  },
  'accounts.staffFreeze': {
    access: 'staff:users.freeze',
    input: (world) => ({ uid: world.unknownUid(), reason: 'sells stolen keys' }),
    outcomes: { staff: 'USER_NOT_FOUND' },
  },
  // An account that is not frozen is refused for its state.
  'accounts.staffUnfreeze': {
    access: 'staff:users.freeze',
    input: (world) => ({ uid: world.sellerUid, reason: 'the owner explained it' }),
  },
  'accounts.introducer': { access: 'visitor', input: (world) => ({ uid: world.sellerUid }) },
} satisfies FeatureRows<'accounts'>
