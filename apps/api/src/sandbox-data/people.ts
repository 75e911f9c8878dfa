import { passwordDigest } from '@jindu/domain/accounts/passwords'
import type { StaffRole } from '../platform/sessions/session.ts'

/** The same for every demo account, and only ever in a sandbox. */
const demoPasswords = { login: 'Demo-1234', pay: 'Demo-5678', recovery: 'Demo-9012' } as const

export const demoDigests = {
  loginPassword: passwordDigest(demoPasswords.login),
  payPassword: passwordDigest(demoPasswords.pay),
  recoveryPassword: passwordDigest(demoPasswords.recovery),
} as const

export interface DemoPerson {
  readonly uid: number
  readonly trade: 'buyer' | 'seller'
  readonly staff?: { readonly role: StaffRole; readonly nickName: string }
}

const FIRST_UID = 100_001
const staff = [
  { role: 'administrator', nickName: '林' },
  { role: 'arbiter', nickName: '陈' },
  { role: 'finance', nickName: '周' },
  { role: 'moderator', nickName: '何' },
] as const

/** In the order of their registration, which is the order of their uids: a buyer, a seller, nine more buyers, five more sellers, four staff. */
export const people: readonly DemoPerson[] = [
  { trade: 'buyer' as const },
  { trade: 'seller' as const },
  ...Array.from({ length: 9 }, () => ({ trade: 'buyer' as const })),
  ...Array.from({ length: 5 }, () => ({ trade: 'seller' as const })),
  ...staff.map((each) => ({ trade: 'buyer' as const, staff: each })),
].map((person, index) => ({ uid: FIRST_UID + index, ...person }))

export const buyers = people.filter((person) => person.trade === 'buyer' && person.staff === undefined)
export const sellers = people.filter((person) => person.trade === 'seller')
export const arbiter = people.find((person) => person.staff?.role === 'arbiter')

/** Lines of the start banner. */
export function demoAccountLines(): string[] {
  const [buyer] = buyers
  const [seller] = sellers
  const named = people.flatMap(({ uid, staff: member }) => (member === undefined ? [] : [`${uid} ${member.role}`]))
  return [
    `Demo accounts: ${buyer?.uid} buyer, ${seller?.uid} seller, ${named.join(', ')}`,
    `Passwords of all of them: login ${demoPasswords.login}, pay ${demoPasswords.pay}, recovery ${demoPasswords.recovery}`,
  ]
}
