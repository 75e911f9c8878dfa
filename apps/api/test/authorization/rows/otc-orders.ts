import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** Acting needs a party; staff rule, they do not act for one. In this world `user` is the buyer and `otherParty` the seller. */
const partiesOnly = { stranger: 'OTC_ORDER_NOT_FOUND', staff: 'OTC_ORDER_NOT_FOUND' } as const satisfies Record<
  string,
  Outcome
>
const buyerOnly = { ...partiesOnly, otherParty: 'OTC_ORDER_WRONG_PARTY' } as const
const sellerOnly = { ...partiesOnly, user: 'OTC_ORDER_WRONG_PARTY', unverified: 'OTC_ORDER_WRONG_PARTY' } as const
/** Strangers read none; arbiters none that is not under dispute, which the order of this world is not. */
const partiesOrCase = { stranger: 'OTC_ORDER_NOT_FOUND', staff: 'STAFF_NOT_DISPUTED' } as const satisfies Record<
  string,
  Outcome
>

const order = (world: World) => ({ id: world.otcOrderId })

export const otcOrdersRows = {
  'otcOrders.take': {
    access: 'verified',
    input: (world) => ({
      id: world.offerId,
      volume: { asset: 'LTC', units: '10000000' },
      unitPrice: '10000000000',
      idempotencyKey: world.unique('matrix-take-'),
    }),
    outcomes: { otherParty: 'OFFER_OWN' },
  },
  'otcOrders.info': { access: 'user', input: order, outcomes: partiesOrCase },
  'otcOrders.timeline': { access: 'user', input: order, outcomes: partiesOrCase },
  'otcOrders.list': { access: 'user', input: () => ({}) },
  'otcOrders.cancellations': { access: 'user', input: () => ({}) },
  'otcOrders.find': { access: 'user', input: (world) => ({ offerId: world.offerId }) },
  'otcOrders.pay': { access: 'verified', input: order, outcomes: buyerOnly },
  'otcOrders.viewPayees': { access: 'user', input: order, outcomes: partiesOrCase },
  'otcOrders.giveEvidence': {
    access: 'verified',
    input: (world) => ({ ...order(world), payer: { name: 'Li', account: '6222', reference: 'A7' } }),
    outcomes: buyerOnly,
  },
  'otcOrders.rate': {
    access: 'user',
    input: (world) => ({ ...order(world), isUp: true }),
    outcomes: {
      ...partiesOnly,
      user: 'OTC_RATING_NOT_COMPLETED',
      otherParty: 'OTC_RATING_NOT_COMPLETED',
      unverified: 'OTC_RATING_NOT_COMPLETED',
    },
  },
  'otcOrders.cancel': { access: 'verified', input: order, outcomes: buyerOnly },
  'otcOrders.release': {
    access: 'verified',
    input: (world) => ({ ...order(world), matches: true }),
    outcomes: { ...partiesOnly, user: 'OTC_ORDER_WRONG_PARTY' },
  },
  'otcOrders.requireSettle': { access: 'verified', input: order, outcomes: buyerOnly },
  'otcOrders.requireCancel': {
    access: 'verified',
    input: order,
    outcomes: { ...partiesOnly, user: 'OTC_ORDER_WRONG_PARTY' },
  },
  'otcOrders.requireCancelOrRefund': {
    access: 'verified',
    input: order,
    outcomes: { ...partiesOnly, user: 'OTC_ORDER_WRONG_PARTY' },
  },
  'otcOrders.hold': { access: 'verified', input: order, outcomes: sellerOnly },
  'otcOrders.cancelHold': { access: 'verified', input: order, outcomes: sellerOnly },
  'otcOrders.recordArrival': { access: 'verified', input: order, outcomes: sellerOnly },
  'otcOrders.requestRefund': { access: 'verified', input: order, outcomes: buyerOnly },
  'otcOrders.proposeReturn': { access: 'verified', input: order, outcomes: partiesOnly },
  'otcOrders.acceptReturn': { access: 'verified', input: order, outcomes: partiesOnly },
  'otcOrders.complain': { access: 'verified', input: order, outcomes: partiesOnly },
  'otcOrders.cancelComplaint': { access: 'verified', input: order, outcomes: partiesOnly },
  'otcOrders.withdrawSplit': { access: 'verified', input: order, outcomes: partiesOnly },
  'otcOrders.stateCase': {
    access: 'user',
    input: (world) => ({ id: world.otcOrderId, text: 'The fiat never arrived.' }),
    outcomes: partiesOnly,
  },
  'otcOrders.proposeSplit': {
    access: 'verified',
    input: (world) => ({ id: world.otcOrderId, buyer: { asset: 'LTC', units: '1' } }),
    outcomes: partiesOnly,
  },
  'otcOrders.acceptSplit': {
    access: 'verified',
    input: (world) => ({ id: world.otcOrderId, buyer: { asset: 'LTC', units: '1' } }),
    outcomes: partiesOnly,
  },
  'otcOrders.eventsOfChat': {
    access: 'user',
    input: ({ otcChatId: chatId }) => ({ chatId }),
    outcomes: { stranger: 'CHAT_NOT_FOUND', staff: 'CHAT_NOT_FOUND' },
  },
  'otcOrders.latestOfChats': { access: 'user', input: (world) => ({ chatIds: [world.otcChatId] }) },
  'otcOrders.toggleHold': { access: 'verified', input: order, outcomes: sellerOnly },
  'otcOrders.toggleComplaint': {
    access: 'verified',
    input: (world) => ({ id: world.otcOrderId, as: 'buyer' }),
    outcomes: buyerOnly,
  },
  'otcOrders.rule': {
    access: 'staff:arbiter',
    input: (world) => ({ id: world.otcOrderId, ruling: { to: 'buyer' }, reason: 'the payment arrived' }),
  },
  'otcOrders.confirmRuling': { access: 'staff:arbiter', input: order },
  'otcOrders.rejectRuling': {
    access: 'staff:arbiter',
    input: (world) => ({ id: world.otcOrderId, reason: 'the statement of the seller was not read' }),
  },
  'otcOrders.dossier': { access: 'user', input: order, outcomes: partiesOrCase },
  'otcOrders.case': { access: 'staff:arbiter', input: order, outcomes: { staff: 'STAFF_NOT_DISPUTED' } },
} satisfies FeatureRows<'otcOrders'>
