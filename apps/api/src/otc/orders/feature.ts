import { readOrder } from './reads.ts'
import { otcOrdersRouter } from './router.ts'
import {
  describeOtcOrders,
  expireOtcOrdersJob,
  mayReadPaymentFile,
  otcOrderChannel,
  otcTalk,
  pruneKeptPayeesJob,
  resealKeptPayeesJob,
  warnOtcOrdersJob,
} from './index.ts'
import { weighPairsJob } from '../ratings/index.ts'
import type { Db } from '../../platform/db/index.ts'

/** Trades of coin for fiat. */
export const otcOrdersFeature = {
  router: otcOrdersRouter,
  jobs: [expireOtcOrdersJob, warnOtcOrdersJob, resealKeptPayeesJob, pruneKeptPayeesJob, weighPairsJob],
  channels: (db: Db) => ({ otcOrder: otcOrderChannel(db) }),
  fileReaders: { otc: mayReadPaymentFile },
  talk: { otcOffer: otcTalk },
  messages: { otcOrder: describeOtcOrders },
  paid: { otcOrder: readOrder },
}
