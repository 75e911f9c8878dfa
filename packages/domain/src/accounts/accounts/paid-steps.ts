import type { CurrencyCode, Money } from '../../money/index.ts'

/** What the money of a step goes to, or what the step changes. */
export type PaidTo =
  | 'address'
  | 'user'
  | 'balance'
  | 'goods'
  | 'goodsOrder'
  | 'otcOffer'
  | 'otcOrder'
  | 'payee'
  | 'right'
  | 'ad'

/** Where a step's input holds its amount and its destination. */
export interface PaidStepRow {
  /** The field of the amount; null for a step that names none, such as one of an order. */
  readonly amount: string | null
  /** The field of the destination; null where there is none. */
  readonly to: { readonly kind: PaidTo; readonly field: string } | null
}

const to = (kind: PaidTo, field: string, amount: string | null = null): PaidStepRow => ({ amount, to: { kind, field } })
const plain: PaidStepRow = { amount: null, to: null }
const goodsOrder = to('goodsOrder', 'id')
const otcOrder = to('otcOrder', 'id')
const otcOffer = to('otcOffer', 'id')

/** Every procedure that asks for the pay password, by its name. */
const ROWS = {
  'accounts.setPhrase': plain,
  'rights.buy': to('right', 'right', 'total'),
  'goodsOrders.place': to('goods', 'goodsId', 'total'),
  'goodsOrders.confirm': goodsOrder,
  'goodsOrders.refund': goodsOrder,
  'goodsOrders.acceptSplit': to('goodsOrder', 'id', 'buyer'),
  'otcOffers.publish': { amount: 'total', to: null },
  'otcOffers.edit': otcOffer,
  'otcOffers.takeDown': otcOffer,
  'otcOffers.putUp': otcOffer,
  'otcOffers.withdraw': otcOffer,
  'otcOrders.take': to('otcOffer', 'id', 'volume'),
  'otcOrders.pay': otcOrder,
  'otcOrders.giveEvidence': otcOrder,
  'otcOrders.cancel': otcOrder,
  'otcOrders.release': otcOrder,
  'otcOrders.requireSettle': otcOrder,
  'otcOrders.requireCancel': otcOrder,
  'otcOrders.requireCancelOrRefund': otcOrder,
  'otcOrders.hold': otcOrder,
  'otcOrders.cancelHold': otcOrder,
  'otcOrders.recordArrival': otcOrder,
  'otcOrders.requestRefund': otcOrder,
  'otcOrders.proposeReturn': otcOrder,
  'otcOrders.acceptReturn': otcOrder,
  'otcOrders.complain': otcOrder,
  'otcOrders.cancelComplaint': otcOrder,
  'otcOrders.proposeSplit': to('otcOrder', 'id', 'buyer'),
  'otcOrders.withdrawSplit': otcOrder,
  'otcOrders.acceptSplit': to('otcOrder', 'id', 'buyer'),
  'otcOrders.toggleHold': otcOrder,
  'otcOrders.toggleComplaint': otcOrder,
  'otcPayees.add': plain,
  'otcPayees.edit': to('payee', 'id'),
  'transfers.send': to('user', 'recipientUid', 'amount'),
  'transfers.move': to('balance', 'target', 'amount'),
  'withdrawals.waitForNew': plain,
  'withdrawals.request': to('address', 'address', 'amount'),
  'ads.payHome': to('ad', 'adId', 'total'),
  'ads.payCategory': to('ad', 'adId', 'total'),
} as const satisfies Readonly<Record<string, PaidStepRow>>

/** A step that asks for the pay password. */
export type PaidStep = keyof typeof ROWS
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const PAID_STEPS = Object.keys(ROWS) as PaidStep[]

/**
 * Whether a procedure asks for the pay password.
 * @example
 * isPaidStep('transfers.send') // true
 * isPaidStep('transfers.list') // false
 */
export const isPaidStep = (name: string): name is PaidStep => Object.hasOwn(ROWS, name)

/**
 * Where a step's input holds what a passkey's owner must read before they confirm it.
 * @example
 * paidStep('withdrawals.request').amount // 'amount'
 * paidStep('goodsOrders.confirm').to?.kind // 'goodsOrder'
 */
export const paidStep = (step: PaidStep): PaidStepRow => ROWS[step]

/** What a passkey confirms: shown to its owner before the browser asks. */
export interface PaidStatement {
  readonly step: PaidStep
  /** The amount that the input names; null where the step names none. */
  readonly amount: Money<CurrencyCode> | null
  readonly to: { readonly kind: PaidTo; readonly id: string } | null
}

const MAXIMUM_DESTINATION = 200
const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null

/** @returns undefined for a value that is no destination */
function destinationOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' && value.length <= MAXIMUM_DESTINATION ? value : undefined
}

/**
 * The amount and destination of a step as its input says them.
 * @param readAmount reads money off the wire; undefined for what is none
 * @returns null where the input lacks one that the step has: a passkey confirms nothing that is left open
 * @example
 * const send = { recipientUid: 100_002, amount: money('LTC', 5n) }
 * const asItIs = (amount: unknown) => (amount === send.amount ? send.amount : undefined)
 * paidStatement('transfers.send', send, asItIs)?.to // { kind: 'user', id: '100002' }
 * paidStatement('transfers.send', { recipientUid: 100_002 }, asItIs) // null
 */
export function paidStatement(
  step: PaidStep,
  input: unknown,
  readAmount: (value: unknown) => Money<CurrencyCode> | undefined,
): PaidStatement | null {
  if (!isRecord(input)) return null
  const row = paidStep(step)
  const amount = row.amount === null ? null : readAmount(input[row.amount])
  const id = row.to === null ? null : destinationOf(input[row.to.field])
  if (amount === undefined || id === undefined || (amount !== null && amount.units < 0n)) return null
  return { step, amount, to: row.to === null || id === null ? null : { kind: row.to.kind, id } }
}

/** JSON with the keys of every object in order, so that equal inputs have equal texts. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}

/**
 * The text whose hash a passkey signs: the step with all of its input, so that no field can change in between.
 * @example
 * paidStepText('transfers.send', { b: 1, a: { d: 2, c: 3 } }) // '["transfers.send",{"a":{"c":3,"d":2},"b":1}]'
 */
export function paidStepText(step: string, input: unknown): string {
  return JSON.stringify([step, inOrder(input)])
}
