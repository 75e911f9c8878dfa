import { readOrder } from './reads.ts'
import { goodsOrdersRouter } from './router.ts'
import {
  buyersAmong,
  describeOrders,
  goodsOrderChannel,
  goodsTalk,
  mayReadShipmentFile,
  mayReadWithheldPicture,
  settleOrdersJob,
  warnOfPromiseJob,
  weighSalesJob,
} from './index.ts'
import type { Db } from '../../platform/db/index.ts'
import { commentedGoods } from '../goods/index.ts'

/** Escrow orders of goods. */
export const goodsOrdersFeature = {
  router: goodsOrdersRouter,
  jobs: [settleOrdersJob, warnOfPromiseJob, weighSalesJob],
  channels: (db: Db) => ({ goodsOrder: goodsOrderChannel(db) }),
  fileReaders: { shipment: mayReadShipmentFile, goods: mayReadWithheldPicture },
  talk: { goods: goodsTalk },
  comments: { goods: { ...commentedGoods, buyersAmong } },
  messages: { goodsOrder: describeOrders },
  paid: { goodsOrder: readOrder },
}
