import { goodsRouter } from './router.ts'
import {
  describeGoods,
  goodsChannel,
  moderatedGoods,
  raiseRankJob,
  resealSecretsJob,
  tellUnfrozenJob,
} from './index.ts'
import type { Db } from '../../platform/db/index.ts'

/** Goods, their versions and their stock. */
export const goodsFeature = {
  router: goodsRouter,
  jobs: [raiseRankJob, resealSecretsJob, tellUnfrozenJob],
  channels: (db: Db) => ({ goods: goodsChannel(db) }),
  messages: { goods: describeGoods },
  moderation: { goods: moderatedGoods },
}
