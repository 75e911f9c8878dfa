import type { ErrorCode } from '../../errors/index.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { OtcOffer } from './states.ts'

/** Details of a receiving account, as its owner typed them. */
export interface PayeeDetails {
  readonly holder: string
  /** Account, number or address, depending on the method. */
  readonly account: string
  readonly note: string
}

export type PayeeField = keyof PayeeDetails

/** Required details per payment method; the others may be empty. */
export const PAYEE_NEEDS = {
  bankCard: ['holder', 'account'],
  alipay: ['holder', 'account'],
  wechatPay: ['holder', 'account'],
  paypal: ['holder', 'account'],
  cash: ['note'],
  other: ['note'],
} as const satisfies Record<PaymentMethod, readonly PayeeField[]>

/**
 * The required fields of a method that are empty.
 * @example
 * payeeGaps('bankCard', { holder: 'Wei Chen', account: '', note: '' }) // ['account']
 */
export function payeeGaps(method: PaymentMethod, details: PayeeDetails): readonly PayeeField[] {
  return PAYEE_NEEDS[method].filter((field) => details[field] === '')
}

/**
 * The side of an offer that receives fiat: the one that gives the coin.
 * @example
 * receiverOf('sell') // 'owner'
 * receiverOf('buy') // 'taker'
 */
export function receiverOf(side: OtcOffer['side']): 'owner' | 'taker' {
  return side === 'sell' ? 'owner' : 'taker'
}

/**
 * Why somebody cannot name these accounts in a trade; null if they can. An empty list is always valid: old clients name
 * none.
 * @param by the side that names them
 * @example
 * payeesProblem({ side: 'sell', methods: ['alipay'] }, 'owner', []) // null
 * payeesProblem({ side: 'sell', methods: ['alipay'] }, 'owner', [{ method: 'alipay' }]) // null
 */
export function payeesProblem(
  offer: { readonly side: OtcOffer['side']; readonly methods: readonly PaymentMethod[] },
  by: 'owner' | 'taker',
  payees: readonly { readonly method: PaymentMethod }[],
): ErrorCode | null {
  if (payees.length === 0) return null
  if (receiverOf(offer.side) !== by) return 'PAYEE_OF_PAYER'
  return payees.every(({ method }) => offer.methods.includes(method)) ? null : 'PAYEE_METHOD_NOT_ACCEPTED'
}
