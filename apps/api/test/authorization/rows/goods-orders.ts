import { PRICE } from '../../market/market.ts'
import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** Acting needs a party; staff rule, they do not act for one. */
const partiesOnly = { stranger: 'ORDER_NOT_FOUND', staff: 'ORDER_NOT_FOUND' } as const satisfies Record<string, Outcome>

const buyerOnly = { ...partiesOnly, otherParty: 'ORDER_WRONG_PARTY' } as const
const sellerOnly = { ...partiesOnly, user: 'ORDER_WRONG_PARTY' } as const

/** Strangers read none; arbiters none that is not under dispute, which the order of this world is not. */
const partiesOrCase = { stranger: 'ORDER_NOT_FOUND', staff: 'STAFF_NOT_DISPUTED' } as const satisfies Record<
  string,
  Outcome
>

const order = (world: World) => ({ id: world.orderId })

export const goodsOrdersRows = {
  'goodsOrders.quote': {
    access: 'visitor',
    input: (world) => ({ goodsId: world.goodsId, volume: 1, currency: 'LTC' }),
  },
  'goodsOrders.place': {
    access: 'verified',
    input: (world) => ({
      goodsId: world.goodsId,
      volume: 1,
      currency: 'LTC',
      price: PRICE,
      idempotencyKey: world.unique('matrix-key-'),
    }),
    outcomes: { otherParty: 'OWN_GOODS' },
  },
  'goodsOrders.info': { access: 'user', input: order, outcomes: partiesOrCase },
  'goodsOrders.list': { access: 'user', input: () => ({ page: 1, limit: 10, side: 'buy' }) },
  'goodsOrders.timeline': { access: 'user', input: order, outcomes: partiesOrCase },
  'goodsOrders.goods': {
    access: 'user',
    input: order,
    outcomes: { stranger: 'ORDER_NOT_FOUND', staff: 'SHIPMENT_FORBIDDEN' },
  },
  'goodsOrders.readDelivery': {
    access: 'user',
    input: order,
    outcomes: { stranger: 'ORDER_NOT_FOUND', staff: 'SHIPMENT_FORBIDDEN' },
  },
  'goodsOrders.openDelivery': { access: 'user', input: order, outcomes: buyerOnly },
  'goodsOrders.replaceUnits': {
    access: 'user',
    input: (world) => ({ ...order(world), units: [1], reason: 'used' }),
    // The order of this world was delivered by text.
    outcomes: { ...sellerOnly, unverified: 'ORDER_WRONG_PARTY', otherParty: 'STOCK_NOT_UNITS' },
  },
  'goodsOrders.deliver': {
    access: 'user',
    input: (world) => ({ ...order(world), secrets: ['delivered by hand'] }),
    outcomes: { ...sellerOnly, unverified: 'ORDER_WRONG_PARTY' },
  },
  'goodsOrders.cancel': { access: 'user', input: order, outcomes: buyerOnly },
  'goodsOrders.inspectDelivery': {
    access: 'staff:arbiter',
    input: order,
    outcomes: { staff: 'SHIPMENT_FORBIDDEN' },
  },
  'goodsOrders.ofGoods': {
    access: 'visitor',
    input: (world) => ({ goodsId: world.goodsId, page: 1, limit: 10 }),
  },
  'goodsOrders.cancelComplaint': { access: 'user', input: order, outcomes: partiesOnly },
  'goodsOrders.complain': { access: 'user', input: order, outcomes: partiesOnly },
  'goodsOrders.hold': { access: 'user', input: order, outcomes: buyerOnly },
  'goodsOrders.cancelHold': { access: 'user', input: order, outcomes: buyerOnly },
  'goodsOrders.refund': { access: 'verified', input: order, outcomes: sellerOnly },
  'goodsOrders.confirm': { access: 'verified', input: order, outcomes: buyerOnly },
  'goodsOrders.stateCase': {
    access: 'user',
    input: (world) => ({ id: world.orderId, text: 'The code was used before.' }),
    outcomes: partiesOnly,
  },
  'goodsOrders.proposeSplit': {
    access: 'user',
    input: (world) => ({ id: world.orderId, buyer: { asset: 'LTC', units: '1' } }),
    outcomes: partiesOnly,
  },
  'goodsOrders.withdrawSplit': { access: 'user', input: order, outcomes: partiesOnly },
  'goodsOrders.acceptSplit': {
    access: 'verified',
    input: (world) => ({ id: world.orderId, buyer: { asset: 'LTC', units: '1' } }),
    outcomes: partiesOnly,
  },
  'goodsOrders.confirmRuling': { access: 'staff:arbiter', input: order },
  'goodsOrders.rejectRuling': {
    access: 'staff:arbiter',
    input: (world) => ({ id: world.orderId, reason: 'the statement of the seller was not read' }),
  },
  'goodsOrders.dossier': { access: 'user', input: order, outcomes: partiesOrCase },
  'goodsOrders.case': { access: 'staff:arbiter', input: order, outcomes: { staff: 'STAFF_NOT_DISPUTED' } },
  'goodsOrders.ofChat': {
    access: 'user',
    input: (world) => ({ chatId: world.chatId, page: 1, limit: 10 }),
    outcomes: { stranger: 'CHAT_NOT_FOUND', staff: 'CHAT_NOT_FOUND' },
  },
  'goodsOrders.eventsOfChat': {
    access: 'user',
    input: ({ chatId }) => ({ chatId }),
    outcomes: { stranger: 'CHAT_NOT_FOUND', staff: 'CHAT_NOT_FOUND' },
  },
  'goodsOrders.latestOfChats': { access: 'user', input: (world) => ({ chatIds: [world.chatId] }) },
  'goodsOrders.rule': {
    access: 'staff:arbiter',
    input: (world) => ({ id: world.orderId, ruling: { to: 'buyer' }, reason: 'nothing was delivered' }),
  },
} satisfies FeatureRows<'goodsOrders'>
