import { staffFreeze, staffUnfreeze } from '../accounts/accounts/index.ts'
import { arrangeCategory, hideCategoryComments } from '../goods/categories/index.ts'
import { delistGoods, relistGoods } from '../goods/goods/index.ts'
import { createSettingsStore } from '../platform/settings/settings-store.ts'
import { demoOtcLimits } from './otc-limits.ts'
import { buyers, people } from './people.ts'
import { DAY, HOUR, sessionOf, type Stage } from './stage.ts'

/** Indexes into `stage.goods`: one delisted and relisted, one delisted. */
const CLEARED = 17
const DELISTED = 20
const VOUCHERS = 10

/** Plans staff actions: moderated goods, a frozen and unfrozen account, a setting tried out, categories arranged. */
export function planStaff(stage: Stage): void {
  const { app, timetable, start, end } = stage
  const moderator = people.find(({ staff }) => staff?.role === 'moderator')
  const administrator = people.find(({ staff }) => staff?.role === 'administrator')
  const suspect = buyers.at(-1)
  if (moderator === undefined || administrator === undefined || suspect === undefined) throw new Error('no staff')
  const judge = sessionOf(moderator.uid)
  const chief = sessionOf(administrator.uid)
  const settings = createSettingsStore(app.database, stage.clock)
  const goodsAt = (nth: number): number => stage.goods[nth]?.id ?? 0
  const at = (days: number, act: () => Promise<void>): void => timetable.plan(start + days * DAY, act)

  // Set once there is staff. Demo logins come from everywhere, and a security wait on trading would never end.
  at(5, () => settings.change({ ...demoOtcLimits, waitHoldsTrade: false }, chief.uid))
  at(26, () => hideCategoryComments(app, judge, VOUCHERS, true))
  at(27, () => hideCategoryComments(app, judge, VOUCHERS, false))
  at(30, () => arrangeCategory(app, judge, VOUCHERS, VOUCHERS))
  at(33, () =>
    delistGoods(app, judge, goodsAt(CLEARED), 'The preview shows a logo of somebody else. 预览图含有他人商标。'),
  )
  at(33.1, () => relistGoods(app, judge, goodsAt(CLEARED), 'The seller holds the licence. 卖家已出示授权。'))
  at(41, () => settings.change({ pushIntervalSeconds: 2 * HOUR }, chief.uid))
  at(44, () => settings.change({ pushIntervalSeconds: HOUR }, chief.uid))
  at(50, () =>
    staffFreeze(app, chief, suspect.uid, 'Logged in from two countries within an hour. 一小时内在两国登录。'),
  )
  at(50.2, () => staffUnfreeze(app, chief, suspect.uid, 'The owner was travelling. 本人正在旅行。'))
  // After the last purchase of the timetable, which could be of these goods.
  timetable.plan(end, () =>
    delistGoods(app, judge, goodsAt(DELISTED), 'The licence text names another publisher. 授权文本署名为他人。'),
  )
}
