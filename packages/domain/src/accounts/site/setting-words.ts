import { CURRENCY_CODES, type CurrencyCode } from '../../rules/currency-codes.ts'
import type { Locale } from '../../text/locale.ts'
import { explorerSetting, type ExplorerSetting, type SiteSettingKey } from './setting-rows.ts'

/** Label and help text. */
type Words = Readonly<Record<Locale, readonly [label: string, help: string]>>

const explorerWords = (code: CurrencyCode): Words => ({
  en: [`${code} explorer`, 'Deposits and withdrawals link to it; {tx} stands for the transaction. Empty: no link.'],
  'zh-CN': [`${code} 区块浏览器`, '充值和提现记录链接到此地址，{tx} 代表交易哈希。留空则不显示链接。'],
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row for each coin
const explorers = Object.fromEntries(
  CURRENCY_CODES.map((code) => [explorerSetting(code), explorerWords(code)]),
) as Record<ExplorerSetting, Words>

/** The words of every site setting. They are not part of its row: pages that read settings then do not load them. */
export const SETTING_WORDS: Readonly<Record<SiteSettingKey, Words>> = {
  siteName: {
    en: [
      'Site name',
      'Shown in the header and in page titles. Of a Latin and a Chinese name each language shows its own.',
    ],
    'zh-CN': ['站点名称', '显示在页眉和页面标题中。拉丁名与中文名并列时，各语言只显示自己的名称。'],
  },
  siteStaticUrl: {
    en: ['Address of static files', 'Old clients load pictures from it. Empty for this site.'],
    'zh-CN': ['静态文件地址', '旧客户端从此地址加载图片。留空表示本站。'],
  },
  themeId: {
    en: ['Theme', 'The number that old clients choose their look by.'],
    'zh-CN': ['主题', '旧客户端据此编号选择外观。'],
  },
  themeBodyColor: {
    en: ['Page colour', 'The ground of pages in old clients.'],
    'zh-CN': ['页面底色', '旧客户端的页面底色。'],
  },
  themeHeaderColor: {
    en: ['Header colour', 'The ground of the header in old clients.'],
    'zh-CN': ['页眉底色', '旧客户端的页眉底色。'],
  },
  registrationOpen: {
    en: ['Registration is open', 'Closed: nobody registers.'],
    'zh-CN': ['开放注册', '关闭后不能注册。'],
  },
  protectionSeconds: {
    en: [
      'Trade protection',
      'After it the money settles to the seller by itself, unless the order is on hold. Counts for orders paid from now on.',
    ],
    'zh-CN': ['交易保护期', '期满后款项自动结算给卖家，订单暂停时除外。仅对此后付款的订单生效。'],
  },
  promiseMaximumSeconds: {
    en: ['Longest time to deliver by hand', 'Counts for goods whose delivery is chosen from now on.'],
    'zh-CN': ['手动发货最长承诺时间', '仅对此后选择发货方式的商品生效。'],
  },
  disputeResponseSeconds: {
    en: [
      'Time to answer in a dispute',
      'Arbiters rule once both sides have spoken, or after it. Counts for orders paid from now on.',
    ],
    'zh-CN': ['争议答复时限', '双方陈述后或期满后仲裁方可裁决。仅对此后付款的订单生效。'],
  },
  secondArbiterCents: {
    en: [
      'Rulings that need a second arbiter',
      'A ruling on an order worth more than this is confirmed by another arbiter. Counts for orders paid from now on.',
    ],
    'zh-CN': ['须复核的裁决金额', '订单价值超过此金额时，裁决须由另一位仲裁员复核。仅对此后付款的订单生效。'],
  },
  autoOrderSettleSeconds: {
    en: ['OTC answer time', 'How long a side of an OTC order may stay silent before the other side can end it.'],
    'zh-CN': ['法币订单处理时限', '法币订单一方无回应超过此时间后，另一方可结束订单。'],
  },
  pushIntervalSeconds: {
    en: ['Time between pushes', 'Goods can be raised in the lists again after it.'],
    'zh-CN': ['置顶间隔', '商品可再次置顶的最短间隔。'],
  },
  payPasswordVerifiedSeconds: {
    en: ['Pay password stays verified', 'Within it a session that verified the pay password is not asked again.'],
    'zh-CN': ['支付密码验证有效期', '在此时间内，已验证支付密码的会话不再询问。'],
  },
  publishRightRequired: {
    en: ['Publish right required', 'Publishing goods, ads and feedback then needs the publish right.'],
    'zh-CN': ['发布须有发布权', '开启后，发布商品、广告和反馈须有发布权。'],
  },
  replyRightRequired: {
    en: ['Reply right required', 'Comments and consultations then need the reply right.'],
    'zh-CN': ['咨询须有交易权限', '开启后，评论和咨询须有交易权限。'],
  },
  rightGraceSeconds: {
    en: [
      'Grace time of a new requirement',
      'From the day a right is required until nothing goes without it. Counts for requirements switched on from now on.',
    ],
    'zh-CN': ['权限要求的宽限期', '开启权限要求后，宽限期内仍可照常使用。仅对此后开启的要求生效。'],
  },
  publishRightRequiredFrom: {
    en: ['Publish right required from', 'Written when the requirement is switched on.'],
    'zh-CN': ['发布权要求生效时刻', '开启要求时自动写入。'],
  },
  replyRightRequiredFrom: {
    en: ['Reply right required from', 'Written when the requirement is switched on.'],
    'zh-CN': ['交易权限要求生效时刻', '开启要求时自动写入。'],
  },
  publishRightMonthCents: {
    en: ['Publish right, a month', 'What a month of the publish right costs.'],
    'zh-CN': ['发布权每月价格', '购买一个月发布权的价格。'],
  },
  replyRightMonthCents: {
    en: ['Reply right, a month', 'What a month of the reply right costs.'],
    'zh-CN': ['交易权限每月价格', '购买一个月交易权限的价格。'],
  },
  adReviewRequired: {
    en: [
      'Ads are looked at first',
      'New and edited ads are shown once a moderator approves them. Weeks begin only then.',
    ],
    'zh-CN': ['广告须先审核', '新建或修改的广告须经管理员通过后展示，周数自通过时起算。'],
  },
  homeAdWeekCents: {
    en: ['Home ad, a week', 'The full price of a week.'],
    'zh-CN': ['首页广告每周价格', '一周的原价。'],
  },
  adDoubleFactorBasisPoints: {
    en: ['Price from the third week or package', 'The share of the full price that is paid there.'],
    'zh-CN': ['第 3 周（包）起的价格', '该区间按原价的此比例收费。'],
  },
  adFivefoldFactorBasisPoints: {
    en: ['Price from the sixth week or package', 'The share of the full price that is paid there.'],
    'zh-CN': ['第 6 周（包）起的价格', '该区间按原价的此比例收费。'],
  },
  categoryAdPackageCents: {
    en: ['Category ad, a package', 'The full price of a package of clicks.'],
    'zh-CN': ['分类广告每包价格', '一个点击包的原价。'],
  },
  categoryAdPackageClicks: {
    en: ['Clicks in a package', 'How many clicks a package of a category ad holds.'],
    'zh-CN': ['每包点击次数', '分类广告一个点击包包含的点击次数。'],
  },
  goodsFeeBasisPoints: {
    en: ['Fee on goods', 'Kept from what the seller gets. Counts for orders paid from now on.'],
    'zh-CN': ['商品手续费', '从卖家所得中扣除。仅对此后付款的订单生效。'],
  },
  otcFeeBasisPoints: {
    en: ['Fee on OTC orders', 'Kept from the coin that is released.'],
    'zh-CN': ['法币订单手续费', '从放出的币中扣除。'],
  },
  withdrawalFeeUnits: {
    en: ['Withdrawal fee', 'Kept from each withdrawal.'],
    'zh-CN': ['提现手续费', '每笔提现扣除的手续费。'],
  },
  withdrawalMinimumUnits: {
    en: ['Smallest withdrawal', 'Smaller amounts are refused.'],
    'zh-CN': ['最小提现数量', '低于此数量的提现会被拒绝。'],
  },
  depositConfirmations: {
    en: ['Confirmations of a deposit', 'A deposit is credited once its block has this many.'],
    'zh-CN': ['充值确认数', '充值达到此确认数后入账。'],
  },
  depositsOpen: {
    en: [
      'Deposits are open',
      'A closed coin shows no address. What is sent to an address of before is still credited.',
    ],
    'zh-CN': ['开放充值的币种', '关闭后不再显示该币种的充值地址；转入原有地址的币仍会入账。'],
  },
  withdrawalsOpen: {
    en: ['Withdrawals are open', 'A closed coin takes no new withdrawal. What was applied for goes on.'],
    'zh-CN': ['开放提现的币种', '关闭后不再受理该币种的新提现；已申请的照常处理。'],
  },
  paymentsOpen: {
    en: [
      'Payments are open',
      'A closed coin pays for no goods, rights or ads, and nobody publishes or takes offers in it. What was paid and traded stays as it is.',
    ],
    'zh-CN': [
      '开放付款的币种',
      '关闭后不能用该币种购买商品、权限和广告，也不能发布或承接该币种的承兑；已付款和已成交的不受影响。',
    ],
  },
  internalTransferReview: {
    en: ['Internal transfers are reviewed', 'Moving between fund and fiat balance then waits for finance.'],
    'zh-CN': ['内部划转须审核', '开启后，资金账户与法币账户之间的划转须经财务审核。'],
  },
  moneySettingsSecondMember: {
    en: [
      'Settings of money and roles need two administrators',
      'One proposes a fee, a limit, a price, anything of the wallet, or a role; it counts once another agrees within a day. It begins by itself once two administrators can agree with each other: at once where the server’s terminal named them, 30 days after one gave the other the role.',
    ],
    'zh-CN': [
      '资金设置与任命须两位管理员同意',
      '手续费、限额、价格和钱包的设置，以及工作人员的任命：一位管理员提议，另一位在一天内同意后生效。有两位可互相复核的管理员后自动开始：由服务器终端任命的立即算数，由对方任命的满 30 天后算数。',
    ],
  },
  secondMemberFrom: {
    en: ['Two administrators are needed from', 'Written when two administrators can agree with each other.'],
    'zh-CN': ['双人同意起始时间', '有两位可互相复核的管理员时自动写入。'],
  },
  withdrawalWaitSeconds: {
    en: [
      'Wait after a change',
      'After a changed password or second factor, and from a new device, withdrawals wait this long.',
    ],
    'zh-CN': ['安全变更后的等待时间', '更改密码或二次验证后，以及使用新设备时，提现须等待此时间。'],
  },
  waitHoldsTrade: {
    en: [
      'The wait holds trade too',
      'While it runs, nobody sells coin for fiat, releases it, confirms an order early or buys above the sum below; coin sent to other users waits with them.',
    ],
    'zh-CN': [
      '等待期同时限制交易',
      '等待期内不能以币换法币、放币或提前确认收货，购买商品合计不能超过下列金额；转给其他用户的资金随之等待。',
    ],
  },
  waitPurchaseCents: {
    en: [
      'Purchases during the wait',
      'All purchases of goods since the change together; what comes on top waits. 0: every purchase waits.',
    ],
    'zh-CN': ['等待期内购买上限', '自变更起购买商品的合计金额，超出的须等待；0 为全部须等待。'],
  },
  withdrawalHourUnits: {
    en: ['A user’s limit, an hour', 'What one user may apply for within an hour. 0: no limit.'],
    'zh-CN': ['用户每小时提现上限', '每位用户一小时内可申请的数量，0 为不限。'],
  },
  withdrawalDayUnits: {
    en: ['A user’s limit, a day', 'What one user may apply for within 24 hours. 0: no limit.'],
    'zh-CN': ['用户每日提现上限', '每位用户 24 小时内可申请的数量，0 为不限。'],
  },
  hotFloorUnits: {
    en: ['The hot wallet’s floor', 'Below it finance is told to top up. 0: none.'],
    'zh-CN': ['热钱包下限', '低于此数量提醒财务注资，0 为不设。'],
  },
  hotCeilingUnits: {
    en: ['The hot wallet’s ceiling', 'Above it finance is told to drain. 0: none.'],
    'zh-CN': ['热钱包上限', '高于此数量提醒财务转出，0 为不设。'],
  },
  withdrawalAutoUnits: {
    en: ['Approved without review', 'Withdrawals up to this are approved by themselves. 0: everything is reviewed.'],
    'zh-CN': ['免审提现数量', '不超过此数量的提现自动通过，0 为全部审核。'],
  },
  withdrawalSecondUnits: {
    en: ['Two approvals above', 'Above this two members of finance must approve. 0: one is enough.'],
    'zh-CN': ['双人审核起点', '超过此数量须两位财务人员批准，0 为一人即可。'],
  },
  payoutHourUnits: {
    en: ['Hot wallet’s limit, an hour', 'What is beyond waits and is shown to finance. 0: no limit.'],
    'zh-CN': ['热钱包每小时付款上限', '超出部分排队等待并提示财务，0 为不限。'],
  },
  payoutDayUnits: {
    en: ['Hot wallet’s limit, a day', 'What is beyond waits and is shown to finance. 0: no limit.'],
    'zh-CN': ['热钱包每日付款上限', '超出部分排队等待并提示财务，0 为不限。'],
  },
  ...explorers,
  otcSettleDemand: {
    en: [
      'Demand for settlement',
      'What happens when the seller stays silent and the buyer demands the coin. The second is advised: it asks for who paid and evidence. Counts for orders taken from now on.',
    ],
    'zh-CN': [
      '要求结算的处理方式',
      '卖家超时无回应、买家要求结算时如何处理。建议选第二项：须先提交付款人和凭证。仅对此后的订单生效。',
    ],
  },
  otcFiats: {
    en: ['Currencies of payment', 'USD first, then other codes.'],
    'zh-CN': ['付款货币', '先写 USD，再写其他代码。'],
  },
  otcPayMinimumSeconds: {
    en: ['Shortest time to pay', 'The least that an offer may give the buyer. Offers published before keep theirs.'],
    'zh-CN': ['最短付款时限', '承兑单可设定的最短付款时限，已发布的承兑单不受影响。'],
  },
  otcPayMaximumSeconds: {
    en: ['Longest time to pay', 'The most that an offer may give the buyer. Offers published before keep theirs.'],
    'zh-CN': ['最长付款时限', '承兑单可设定的最长付款时限，已发布的承兑单不受影响。'],
  },
  otcBuyPriceFloorBasisPoints: {
    en: ['Price floor of buy offers', 'OTC buy offers below this share of the market price are refused.'],
    'zh-CN': ['买单报价下限', '低于市价此比例的法币买单会被拒绝。'],
  },
  otcSellPriceFloorBasisPoints: {
    en: ['Price floor of sell offers', 'OTC sell offers below this share of the market price are refused.'],
    'zh-CN': ['卖单报价下限', '低于市价此比例的法币卖单会被拒绝。'],
  },
  otcBuyPriceCeilingBasisPoints: {
    en: [
      'Price ceiling of buy offers',
      'OTC buy offers above this share of the market price are refused. A typing error then cannot top the market.',
    ],
    'zh-CN': ['买单报价上限', '高于市价此比例的法币买单会被拒绝，输错的价格不会排在市场首位。'],
  },
  otcBuyTotalMaximumUnits: {
    en: ['Largest buy offer', 'An OTC buy offer asks for at most this much.'],
    'zh-CN': ['买单总量上限', '法币买单的总量不得超过此数量。'],
  },
  otcSellTotalMinimumUnits: {
    en: ['Smallest sell offer', 'An OTC sell offer holds at least this much.'],
    'zh-CN': ['卖单总量下限', '法币卖单的总量不得低于此数量。'],
  },
  otcBuyMinimumLimitCents: {
    en: ['Lower limit of buy offers', 'The minimum of an OTC buy offer is at least this.'],
    'zh-CN': ['买单最低限额', '法币买单的最低限额不得低于此值。'],
  },
  otcSellMinimumLimitCents: {
    en: ['Lower limit of sell offers', 'The minimum of an OTC sell offer is at least this.'],
    'zh-CN': ['卖单最低限额', '法币卖单的最低限额不得低于此值。'],
  },
}
