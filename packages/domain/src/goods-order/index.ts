export * from './states.ts'
export { openGoodsOrder } from './open.ts'
export { partsOf, rulingParts } from './moves.ts'
export { goodsOrderEntry } from './entry.ts'
export { allowedEvents, next, type GoodsOrderMachine } from './transitions.ts'
export {
  arbiterQueueAt,
  deadlineOf,
  escrowOf,
  hearingOf,
  heldSince,
  inArbiterQueue,
  progressOf,
  respondBy,
  rulableAt,
  splitOf,
  statusOf,
  type GoodsOrderProgress,
  type GoodsOrderStatus,
} from './derive.ts'
export { timerOf, type GoodsOrderTimer } from './timer.ts'
export { confirmedAtOf, GOODS_ORDER_STATUS_NUMBERS, goodsOrderWire, type GoodsOrderWire } from './wire.ts'
export { goodsOrderFromRecord, goodsOrderToRecord, type GoodsOrderOutcome, type GoodsOrderRecord } from './record.ts'
