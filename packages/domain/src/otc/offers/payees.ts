import type { ErrorCode } from '../../errors/index.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { OtcOffer } from './states.ts'

/** Where fiat is paid to, as its owner wrote it. */
export interface PayeeDetails {
  readonly holder: string
  /** Account, number or address, as the method has it. */
  readonly account: string
  readonly note: string
}

export type PayeeField = keyof PayeeDetails

/** What a payer must be told, per method; the rest may stay empty. */
export const PAYEE_NEEDS = {
  bankCard: ['holder', 'account'],
  alipay: ['holder', 'account'],
  wechatPay: ['holder', 'account'],
  paypal: ['holder', 'account'],
  cash: ['note'],
  other: ['note'],
} as const satisfies Record<PaymentMethod, readonly PayeeField[]>

/**
 * The fields that a method needs and that are empty.
 * @example
 * payeeGaps('bankCard', { holder: 'Wei Chen', account: '', note: '' }) // ['account']
 */
export function payeeGaps(method: PaymentMethod, details: PayeeDetails): readonly PayeeField[] {
  return PAYEE_NEEDS[method].filter((field) => details[field] === '')
}

/**
 * Who receives the fiat of an offer's orders: whoever gives the coin.
 * @example
 * receiverOf('sell') // 'owner'
 * receiverOf('buy') // 'taker'
 */
export function receiverOf(side: OtcOffer['side']): 'owner' | 'taker' {
  return side === 'sell' ? 'owner' : 'taker'
}

/**
 * Why somebody cannot name these accounts in a trade; null when they can. None at all is always right: old clients name none.
 * @param by who names them
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
