import { byCurrency, CURRENCY_CODES, type CurrencyCode } from '../../rules/currency-codes.ts'
import { accountRules } from '../../rules/account.ts'
import { coinRule, type CoinRules } from '../../rules/coin.ts'
import { disputeRules } from '../../rules/dispute.ts'
import { goodsOrderRules, goodsRules } from '../../rules/goods.ts'
import { otcRules } from '../../rules/otc.ts'
import { rightsRules } from '../../rules/promotion.ts'
import type { SettleDemand } from '../../rules/settle-demand.ts'
import { siteRules } from '../../rules/site.ts'
import { walletRules } from '../../rules/wallet.ts'
import type { Locale } from '../../text/locale.ts'
import type { SitesConfig } from './wire-names.ts'

/** One value for each coin. */
export type PerCurrency = Readonly<Record<CurrencyCode, number>>

/** Yes or no for each coin. */
export type FlagPerCurrency = Readonly<Record<CurrencyCode, boolean>>

/** The type of a value, by its unit; `…PerCurrency` hold one value for each coin. */
export interface SettingValues {
  readonly text: string
  readonly color: string
  readonly flag: boolean
  readonly choice: SettleDemand
  readonly flagPerCurrency: FlagPerCurrency
  readonly count: number
  readonly seconds: number
  readonly cents: number
  readonly basisPoints: number
  readonly countPerCurrency: PerCurrency
  readonly centsPerCurrency: PerCurrency
  readonly basisPointsPerCurrency: PerCurrency
  readonly coinUnitsPerCurrency: PerCurrency
}

export type SettingUnit = keyof SettingValues

/** The smallest and the largest value of a setting in its unit, of a text its characters. */
export interface SettingBounds {
  readonly minimum: number
  /** One per coin for coin amounts, in smallest units. */
  readonly maximum: number | PerCurrency
}

export type SettingGroup = 'site' | 'orders' | 'rights' | 'ads' | 'fees' | 'wallet' | 'otc'

/**
 * Parts of the product that read settings, and whether they are built. Settings of an unbuilt part are neither shown
 * nor changed, because they would have no effect. A part sets its flag when it lands.
 */
export const SETTING_READERS = {
  site: true,
  accounts: true,
  goods: true,
  goodsOrders: true,
  deposits: true,
  rights: true,
  ads: true,
  withdrawals: true,
  transfers: true,
  otc: true,
  /** Settings that the product maintains itself; nobody edits them. */
  product: false,
} as const satisfies Readonly<Record<string, boolean>>

export type SettingReader = keyof typeof SETTING_READERS

interface Row<Unit extends SettingUnit> {
  readonly group: SettingGroup
  readonly unit: Unit
  readonly readBy: SettingReader
  /** Its name in the specification, if it has one (marketplace.md §3 "Site settings"). */
  readonly wireName?: keyof SitesConfig
  readonly default: SettingValues[Unit]
  /** Flags, colours and choices have none. */
  readonly bounds?: SettingBounds
  /** Hidden from users: whoever knows the sum from which staff review stays below it. */
  readonly isPrivate?: true
  /** Format of a text. */
  readonly text?: 'name' | 'address' | 'explorer'
  /** Label and help text. */
  readonly words: Readonly<Record<Locale, readonly [label: string, help: string]>>
}

/** Everything that is known of a setting. */
export type SettingRow = { readonly [Unit in SettingUnit]: Row<Unit> }[SettingUnit]

const between = (minimum: number, maximum: number) => ({ minimum, maximum })
const perCoin = <Value>(value: Value) => byCurrency(() => value)
const upTo = (of: (rules: CoinRules) => number) => ({ minimum: 0, maximum: coinRule(of) })

const cents = between(0, 1_000_000_000)
const withdrawalFee = upTo(({ withdrawal }) => withdrawal.maximumFee)
const withdrawalMinimum = upTo(({ withdrawal }) => withdrawal.maximumMinimum)
const upToSupply = upTo(({ supply }) => supply)
const factorBasisPoints = between(1, 10_000)
const feeBasisPoints = between(0, 5_000)

/** The setting that names the block explorer of a coin. */
export type ExplorerSetting<Code extends CurrencyCode = CurrencyCode> = `${Lowercase<Code>}ExplorerUrl`

/**
 * The setting that names the block explorer of a coin.
 * @example
 * explorerSetting('LTC') // 'ltcExplorerUrl'
 */
export const explorerSetting = (code: CurrencyCode): ExplorerSetting =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types no lower case
  `${code.toLowerCase() as Lowercase<CurrencyCode>}ExplorerUrl`

const explorerRow = (code: CurrencyCode) =>
  ({
    group: 'wallet',
    unit: 'text',
    readBy: 'deposits',
    default: '',
    bounds: between(0, siteRules.explorerAddress.maximumCharacters),
    text: 'explorer',
    words: {
      en: [`${code} explorer`, 'Deposits and withdrawals link to it; {tx} stands for the transaction. Empty: no link.'],
      'zh-CN': [`${code} 区块浏览器`, '充值和提现记录链接到此地址，{tx} 代表交易哈希。留空则不显示链接。'],
    },
  }) as const satisfies SettingRow

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row for each coin
const explorers = Object.fromEntries(
  CURRENCY_CODES.map((code) => [explorerSetting(code), explorerRow(code)]),
) as Record<ExplorerSetting, ReturnType<typeof explorerRow>>

/**
 * Every site setting, in the order in which staff read them. A new setting is one row here and the code that reads it: type, schema,
 * default, bounds, labels and the console's input are derived. Units stand in the names; amounts of coin are in smallest units.
 */
const rows = {
  siteName: {
    group: 'site',
    unit: 'text',
    readBy: 'site',
    wireName: 'site_name_chars',
    default: 'Jindu 津渡',
    bounds: between(siteRules.name.minimumCharacters, siteRules.name.maximumCharacters),
    text: 'name',
    words: {
      en: [
        'Site name',
        'Shown in the header and in page titles. Of a Latin and a Chinese name each language shows its own.',
      ],
      'zh-CN': ['站点名称', '显示在页眉和页面标题中。拉丁名与中文名并列时，各语言只显示自己的名称。'],
    },
  },
  siteStaticUrl: {
    group: 'site',
    unit: 'text',
    readBy: 'site',
    wireName: 'site_static_chars',
    default: '',
    bounds: between(0, siteRules.staticAddress.maximumCharacters),
    text: 'address',
    words: {
      en: ['Address of static files', 'Old clients load pictures from it. Empty for this site.'],
      'zh-CN': ['静态文件地址', '旧客户端从此地址加载图片。留空表示本站。'],
    },
  },
  themeId: {
    group: 'site',
    unit: 'count',
    readBy: 'site',
    default: 1,
    bounds: between(1, 100),
    words: {
      en: ['Theme', 'The number that old clients choose their look by.'],
      'zh-CN': ['主题', '旧客户端据此编号选择外观。'],
    },
  },
  themeBodyColor: {
    group: 'site',
    unit: 'color',
    readBy: 'site',
    default: '#f5f7f7',
    words: {
      en: ['Page colour', 'The ground of pages in old clients.'],
      'zh-CN': ['页面底色', '旧客户端的页面底色。'],
    },
  },
  themeHeaderColor: {
    group: 'site',
    unit: 'color',
    readBy: 'site',
    default: '#ffffff',
    words: {
      en: ['Header colour', 'The ground of the header in old clients.'],
      'zh-CN': ['页眉底色', '旧客户端的页眉底色。'],
    },
  },
  registrationOpen: {
    group: 'site',
    unit: 'flag',
    readBy: 'accounts',
    default: true,
    words: {
      en: ['Registration is open', 'Closed: nobody registers.'],
      'zh-CN': ['开放注册', '关闭后不能注册。'],
    },
  },

  protectionSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goodsOrders',
    default: goodsOrderRules.protectionSeconds,
    bounds: between(60, 31_536_000),
    words: {
      en: [
        'Trade protection',
        'After it the money settles to the seller by itself, unless the order is on hold. Counts for orders paid from now on.',
      ],
      'zh-CN': ['交易保护期', '期满后款项自动结算给卖家，订单暂停时除外。仅对此后付款的订单生效。'],
    },
  },
  disputeResponseSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goodsOrders',
    default: disputeRules.responseSeconds,
    bounds: between(60, goodsOrderRules.holdBeforeArbiterSeconds),
    words: {
      en: [
        'Time to answer in a dispute',
        'Arbiters rule once both sides have spoken, or after it. Counts for orders paid from now on.',
      ],
      'zh-CN': ['争议答复时限', '双方陈述后或期满后仲裁方可裁决。仅对此后付款的订单生效。'],
    },
  },
  secondArbiterCents: {
    group: 'orders',
    unit: 'cents',
    readBy: 'goodsOrders',
    default: disputeRules.secondArbiterCents,
    bounds: cents,
    isPrivate: true,
    words: {
      en: [
        'Rulings that need a second arbiter',
        'A ruling on an order worth more than this is confirmed by another arbiter. Counts for orders paid from now on.',
      ],
      'zh-CN': ['须复核的裁决金额', '订单价值超过此金额时，裁决须由另一位仲裁员复核。仅对此后付款的订单生效。'],
    },
  },
  autoOrderSettleSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'otc',
    wireName: 'auto_order_settle_time',
    default: otcRules.autoSettleSeconds,
    bounds: between(60, 2_592_000),
    words: {
      en: ['OTC answer time', 'How long a side of an OTC order may stay silent before the other side can end it.'],
      'zh-CN': ['法币订单处理时限', '法币订单一方无回应超过此时间后，另一方可结束订单。'],
    },
  },
  pushIntervalSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goods',
    default: goodsRules.pushIntervalSeconds,
    bounds: between(0, 2_592_000),
    words: {
      en: ['Time between pushes', 'Goods can be raised in the lists again after it.'],
      'zh-CN': ['置顶间隔', '商品可再次置顶的最短间隔。'],
    },
  },
  payPasswordVerifiedSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'accounts',
    default: accountRules.session.payPasswordVerifiedSeconds,
    bounds: between(60, 86_400),
    words: {
      en: ['Pay password stays verified', 'Within it a session that verified the pay password is not asked again.'],
      'zh-CN': ['支付密码验证有效期', '在此时间内，已验证支付密码的会话不再询问。'],
    },
  },

  publishRightRequired: {
    group: 'rights',
    unit: 'flag',
    readBy: 'rights',
    wireName: 'release_power_requirement_chars',
    default: false,
    words: {
      en: ['Publish right required', 'Publishing goods, ads and feedback then needs the publish right.'],
      'zh-CN': ['发布须有发布权', '开启后，发布商品、广告和反馈须有发布权。'],
    },
  },
  replyRightRequired: {
    group: 'rights',
    unit: 'flag',
    readBy: 'rights',
    wireName: 'reply_power_requirement_chars',
    default: false,
    words: {
      en: ['Reply right required', 'Comments and consultations then need the reply right.'],
      'zh-CN': ['咨询须有交易权限', '开启后，评论和咨询须有交易权限。'],
    },
  },
  /** From the switching on of a requirement until it counts. */
  rightGraceSeconds: {
    group: 'rights',
    unit: 'seconds',
    readBy: 'rights',
    default: rightsRules.graceSeconds,
    bounds: between(0, 7_776_000),
    words: {
      en: [
        'Grace time of a new requirement',
        'From the day a right is required until nothing goes without it. Counts for requirements switched on from now on.',
      ],
      'zh-CN': ['权限要求的宽限期', '开启权限要求后，宽限期内仍可照常使用。仅对此后开启的要求生效。'],
    },
  },
  /** Unix seconds from which the requirement counts; written when it is switched on. */
  publishRightRequiredFrom: {
    group: 'rights',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
    words: {
      en: ['Publish right required from', 'Written when the requirement is switched on.'],
      'zh-CN': ['发布权要求生效时刻', '开启要求时自动写入。'],
    },
  },
  replyRightRequiredFrom: {
    group: 'rights',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
    words: {
      en: ['Reply right required from', 'Written when the requirement is switched on.'],
      'zh-CN': ['交易权限要求生效时刻', '开启要求时自动写入。'],
    },
  },
  publishRightMonthCents: {
    group: 'rights',
    unit: 'cents',
    readBy: 'rights',
    wireName: 'goods_release_chars',
    default: 1_000,
    bounds: cents,
    words: {
      en: ['Publish right, a month', 'What a month of the publish right costs.'],
      'zh-CN': ['发布权每月价格', '购买一个月发布权的价格。'],
    },
  },
  replyRightMonthCents: {
    group: 'rights',
    unit: 'cents',
    readBy: 'rights',
    wireName: 'goods_reply_chars',
    default: 500,
    bounds: cents,
    words: {
      en: ['Reply right, a month', 'What a month of the reply right costs.'],
      'zh-CN': ['交易权限每月价格', '购买一个月交易权限的价格。'],
    },
  },

  /** Whether staff look at an ad before it is shown. */
  adReviewRequired: {
    group: 'ads',
    unit: 'flag',
    readBy: 'ads',
    default: false,
    words: {
      en: [
        'Ads are looked at first',
        'New and edited ads are shown once a moderator approves them. Weeks begin only then.',
      ],
      'zh-CN': ['广告须先审核', '新建或修改的广告须经管理员通过后展示，周数自通过时起算。'],
    },
  },
  homeAdWeekCents: {
    group: 'ads',
    unit: 'cents',
    readBy: 'ads',
    wireName: 'index_ad_price_chars',
    default: 2_000,
    bounds: cents,
    words: { en: ['Home ad, a week', 'The full price of a week.'], 'zh-CN': ['首页广告每周价格', '一周的原价。'] },
  },
  adDoubleFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_double_chars',
    default: 9_000,
    bounds: factorBasisPoints,
    words: {
      en: ['Price from the third week or package', 'The share of the full price that is paid there.'],
      'zh-CN': ['第 3 周（包）起的价格', '该区间按原价的此比例收费。'],
    },
  },
  adFivefoldFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_fivefold_chars',
    default: 8_000,
    bounds: factorBasisPoints,
    words: {
      en: ['Price from the sixth week or package', 'The share of the full price that is paid there.'],
      'zh-CN': ['第 6 周（包）起的价格', '该区间按原价的此比例收费。'],
    },
  },
  categoryAdPackageCents: {
    group: 'ads',
    unit: 'cents',
    readBy: 'ads',
    wireName: 'category_ad_basic_price_chars',
    default: 1_000,
    bounds: cents,
    words: {
      en: ['Category ad, a package', 'The full price of a package of clicks.'],
      'zh-CN': ['分类广告每包价格', '一个点击包的原价。'],
    },
  },
  categoryAdPackageClicks: {
    group: 'ads',
    unit: 'count',
    readBy: 'ads',
    wireName: 'category_ad_basic_number_chars',
    default: 100,
    bounds: between(1, 1_000_000),
    words: {
      en: ['Clicks in a package', 'How many clicks a package of a category ad holds.'],
      'zh-CN': ['每包点击次数', '分类广告一个点击包包含的点击次数。'],
    },
  },

  goodsFeeBasisPoints: {
    group: 'fees',
    unit: 'basisPoints',
    readBy: 'goodsOrders',
    default: 0,
    bounds: feeBasisPoints,
    words: {
      en: ['Fee on goods', 'Kept from what the seller gets. Counts for orders paid from now on.'],
      'zh-CN': ['商品手续费', '从卖家所得中扣除。仅对此后付款的订单生效。'],
    },
  },
  otcFeeBasisPoints: {
    group: 'fees',
    unit: 'basisPoints',
    readBy: 'otc',
    default: 0,
    bounds: feeBasisPoints,
    words: {
      en: ['Fee on OTC orders', 'Kept from the coin that is released.'],
      'zh-CN': ['法币订单手续费', '从放出的币中扣除。'],
    },
  },
  withdrawalFeeUnits: {
    group: 'fees',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: perCoin(0),
    bounds: withdrawalFee,
    words: { en: ['Withdrawal fee', 'Kept from each withdrawal.'], 'zh-CN': ['提现手续费', '每笔提现扣除的手续费。'] },
  },

  withdrawalMinimumUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.minimumUnits,
    bounds: withdrawalMinimum,
    words: {
      en: ['Smallest withdrawal', 'Smaller amounts are refused.'],
      'zh-CN': ['最小提现数量', '低于此数量的提现会被拒绝。'],
    },
  },
  depositConfirmations: {
    group: 'wallet',
    unit: 'countPerCurrency',
    readBy: 'deposits',
    default: walletRules.deposit.confirmations,
    bounds: between(1, 1_000),
    words: {
      en: ['Confirmations of a deposit', 'A deposit is credited once its block has this many.'],
      'zh-CN': ['充值确认数', '充值达到此确认数后入账。'],
    },
  },
  /** Coins that can be paid in, withdrawn, and paid with or traded for fiat; `openCurrencies` reads them. */
  depositsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'deposits',
    default: perCoin(true),
    words: {
      en: [
        'Deposits are open',
        'A closed coin shows no address. What is sent to an address of before is still credited.',
      ],
      'zh-CN': ['开放充值的币种', '关闭后不再显示该币种的充值地址；转入原有地址的币仍会入账。'],
    },
  },
  withdrawalsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'withdrawals',
    default: perCoin(true),
    words: {
      en: ['Withdrawals are open', 'A closed coin takes no new withdrawal. What was applied for goes on.'],
      'zh-CN': ['开放提现的币种', '关闭后不再受理该币种的新提现；已申请的照常处理。'],
    },
  },
  paymentsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'goodsOrders',
    default: perCoin(true),
    words: {
      en: [
        'Payments are open',
        'A closed coin pays for no goods, rights or ads, and nobody publishes or takes offers in it. What was paid and traded stays as it is.',
      ],
      'zh-CN': [
        '开放付款的币种',
        '关闭后不能用该币种购买商品、权限和广告，也不能发布或承接该币种的承兑；已付款和已成交的不受影响。',
      ],
    },
  },
  internalTransferReview: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'transfers',
    default: false,
    words: {
      en: ['Internal transfers are reviewed', 'Moving between fund and fiat balance then waits for finance.'],
      'zh-CN': ['内部划转须审核', '开启后，资金账户与法币账户之间的划转须经财务审核。'],
    },
  },
  /** Whether a setting of money changes only once a second administrator agrees. */
  moneySettingsSecondMember: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'site',
    default: true,
    isPrivate: true,
    words: {
      en: [
        'Settings of money and roles need two administrators',
        'One proposes a fee, a limit, a price, anything of the wallet, or a role; it counts once another agrees within a day. It begins by itself once two administrators can agree with each other: at once where the server’s terminal named them, 30 days after one gave the other the role.',
      ],
      'zh-CN': [
        '资金设置与任命须两位管理员同意',
        '手续费、限额、价格和钱包的设置，以及工作人员的任命：一位管理员提议，另一位在一天内同意后生效。有两位可互相复核的管理员后自动开始：由服务器终端任命的立即算数，由对方任命的满 30 天后算数。',
      ],
    },
  },
  /** Unix seconds from which that counts; 0 while no two administrators can agree with each other. Never taken back once begun. */
  secondMemberFrom: {
    group: 'wallet',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
    isPrivate: true,
    words: {
      en: ['Two administrators are needed from', 'Written when two administrators can agree with each other.'],
      'zh-CN': ['双人同意起始时间', '有两位可互相复核的管理员时自动写入。'],
    },
  },
  withdrawalWaitSeconds: {
    group: 'wallet',
    unit: 'seconds',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.waitSeconds,
    bounds: between(0, 2_592_000),
    words: {
      en: [
        'Wait after a change',
        'After a changed password or second factor, and from a new device, withdrawals wait this long.',
      ],
      'zh-CN': ['安全变更后的等待时间', '更改密码或二次验证后，以及使用新设备时，提现须等待此时间。'],
    },
  },
  /** Whether the wait also holds coin that is sold for fiat, and purchases above `waitPurchaseCents`. */
  waitHoldsTrade: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'otc',
    default: true,
    words: {
      en: [
        'The wait holds trade too',
        'While it runs, nobody sells coin for fiat, releases it, confirms an order early or buys above the sum below; coin sent to other users waits with them.',
      ],
      'zh-CN': [
        '等待期同时限制交易',
        '等待期内不能以币换法币、放币或提前确认收货，购买商品合计不能超过下列金额；转给其他用户的资金随之等待。',
      ],
    },
  },
  waitPurchaseCents: {
    group: 'wallet',
    unit: 'cents',
    readBy: 'goodsOrders',
    default: walletRules.withdrawal.waitPurchaseCents,
    bounds: cents,
    words: {
      en: [
        'Purchases during the wait',
        'All purchases of goods since the change together; what comes on top waits. 0: every purchase waits.',
      ],
      'zh-CN': ['等待期内购买上限', '自变更起购买商品的合计金额，超出的须等待；0 为全部须等待。'],
    },
  },
  withdrawalHourUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.hourUnits,
    bounds: upToSupply,
    words: {
      en: ['A user’s limit, an hour', 'What one user may apply for within an hour. 0: no limit.'],
      'zh-CN': ['用户每小时提现上限', '每位用户一小时内可申请的数量，0 为不限。'],
    },
  },
  withdrawalDayUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.dayUnits,
    bounds: upToSupply,
    words: {
      en: ['A user’s limit, a day', 'What one user may apply for within 24 hours. 0: no limit.'],
      'zh-CN': ['用户每日提现上限', '每位用户 24 小时内可申请的数量，0 为不限。'],
    },
  },
  withdrawalAutoUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.autoUnits,
    bounds: upToSupply,
    isPrivate: true,
    words: {
      en: ['Approved without review', 'Withdrawals up to this are approved by themselves. 0: everything is reviewed.'],
      'zh-CN': ['免审提现数量', '不超过此数量的提现自动通过，0 为全部审核。'],
    },
  },
  withdrawalSecondUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.secondUnits,
    bounds: upToSupply,
    isPrivate: true,
    words: {
      en: ['Two approvals above', 'Above this two members of finance must approve. 0: one is enough.'],
      'zh-CN': ['双人审核起点', '超过此数量须两位财务人员批准，0 为一人即可。'],
    },
  },
  payoutHourUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.payout.hourUnits,
    bounds: upToSupply,
    isPrivate: true,
    words: {
      en: ['Hot wallet’s limit, an hour', 'What is beyond waits and is shown to finance. 0: no limit.'],
      'zh-CN': ['热钱包每小时付款上限', '超出部分排队等待并提示财务，0 为不限。'],
    },
  },
  payoutDayUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.payout.dayUnits,
    bounds: upToSupply,
    isPrivate: true,
    words: {
      en: ['Hot wallet’s limit, a day', 'What is beyond waits and is shown to finance. 0: no limit.'],
      'zh-CN': ['热钱包每日付款上限', '超出部分排队等待并提示财务，0 为不限。'],
    },
  },
  ...explorers,

  /** Effect of a buyer's demand for settlement on orders taken from now on. */
  otcSettleDemand: {
    group: 'otc',
    unit: 'choice',
    readBy: 'otc',
    default: 'settles',
    words: {
      en: [
        'Demand for settlement',
        'What happens when the seller stays silent and the buyer demands the coin. The second is advised: it asks for who paid and evidence. Counts for orders taken from now on.',
      ],
      'zh-CN': [
        '要求结算的处理方式',
        '卖家超时无回应、买家要求结算时如何处理。建议选第二项：须先提交付款人和凭证。仅对此后的订单生效。',
      ],
    },
  },
  otcBuyPriceFloorBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.priceFloorBasisPoints),
    bounds: between(0, 10_000),
    words: {
      en: ['Price floor of buy offers', 'OTC buy offers below this share of the market price are refused.'],
      'zh-CN': ['买单报价下限', '低于市价此比例的法币买单会被拒绝。'],
    },
  },
  otcSellPriceFloorBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.priceFloorBasisPoints),
    bounds: between(0, 10_000),
    words: {
      en: ['Price floor of sell offers', 'OTC sell offers below this share of the market price are refused.'],
      'zh-CN': ['卖单报价下限', '低于市价此比例的法币卖单会被拒绝。'],
    },
  },
  otcBuyPriceCeilingBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.buyPriceCeilingBasisPoints),
    bounds: between(10_000, 1_000_000),
    words: {
      en: [
        'Price ceiling of buy offers',
        'OTC buy offers above this share of the market price are refused. A typing error then cannot top the market.',
      ],
      'zh-CN': ['买单报价上限', '高于市价此比例的法币买单会被拒绝，输错的价格不会排在市场首位。'],
    },
  },
  otcBuyTotalMaximumUnits: {
    group: 'otc',
    unit: 'coinUnitsPerCurrency',
    readBy: 'otc',
    default: otcRules.buyTotalMaximumUnits,
    bounds: upToSupply,
    words: {
      en: ['Largest buy offer', 'An OTC buy offer asks for at most this much.'],
      'zh-CN': ['买单总量上限', '法币买单的总量不得超过此数量。'],
    },
  },
  otcSellTotalMinimumUnits: {
    group: 'otc',
    unit: 'coinUnitsPerCurrency',
    readBy: 'otc',
    default: otcRules.sellTotalMinimumUnits,
    bounds: upToSupply,
    words: {
      en: ['Smallest sell offer', 'An OTC sell offer holds at least this much.'],
      'zh-CN': ['卖单总量下限', '法币卖单的总量不得低于此数量。'],
    },
  },
  otcBuyMinimumLimitCents: {
    group: 'otc',
    unit: 'centsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.buyMinimumLimitCents),
    bounds: cents,
    words: {
      en: ['Lower limit of buy offers', 'The minimum of an OTC buy offer is at least this.'],
      'zh-CN': ['买单最低限额', '法币买单的最低限额不得低于此值。'],
    },
  },
  otcSellMinimumLimitCents: {
    group: 'otc',
    unit: 'centsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.sellMinimumLimitCents),
    bounds: cents,
    words: {
      en: ['Lower limit of sell offers', 'The minimum of an OTC sell offer is at least this.'],
      'zh-CN': ['卖单最低限额', '法币卖单的最低限额不得低于此值。'],
    },
  },
} as const satisfies Readonly<Record<string, SettingRow>>

type Rows = typeof rows

export type SiteSettingKey = keyof Rows

/** Settings that an operator changes at runtime (marketplace.md §3 "Site settings"). The schema is `siteSettings` of `/input`. */
export type SiteSettings = { readonly [Key in SiteSettingKey]: SettingValues[Rows[Key]['unit']] }

/** Sums from which staff look or two members decide. */
export type PrivateSettingKey = {
  [Key in SiteSettingKey]: Rows[Key] extends { readonly isPrivate: true } ? Key : never
}[SiteSettingKey]

/** Settings that every visitor may read. */
export type PublicSiteSettings = Omit<SiteSettings, PrivateSettingKey>

/** Every site setting by its name. */
export const SETTING_ROWS: Readonly<Record<SiteSettingKey, SettingRow>> = rows

/** A new site's settings. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's default has the type of its unit
export const defaultSiteSettings = Object.fromEntries(
  Object.entries(rows).map(([key, row]) => [key, row.default]),
) as unknown as SiteSettings

/**
 * The allowed range of a setting.
 * @returns null for flags and colours, which have none
 * @example
 * settingBounds('goodsFeeBasisPoints') // { minimum: 0, maximum: 5_000 }
 */
export function settingBounds(key: SiteSettingKey): SettingBounds | null {
  return SETTING_ROWS[key].bounds ?? null
}

/**
 * Whether a built part of the product reads a setting.
 * @example
 * isSettingRead('goodsFeeBasisPoints') // true
 */
export function isSettingRead(key: SiteSettingKey): boolean {
  return SETTING_READERS[SETTING_ROWS[key].readBy]
}

const MONEY_GROUPS: ReadonlySet<SettingGroup> = new Set(['fees', 'wallet', 'otc'])
const MONEY_UNITS: ReadonlySet<SettingUnit> = new Set([
  'cents',
  'basisPoints',
  'centsPerCurrency',
  'basisPointsPerCurrency',
  'coinUnitsPerCurrency',
])

/**
 * Whether a setting affects money: fees, limits, prices, review thresholds.
 * @example
 * isMoneySetting('goodsFeeBasisPoints') // true
 */
export function isMoneySetting(key: SiteSettingKey): boolean {
  const { group, unit } = SETTING_ROWS[key]
  return MONEY_GROUPS.has(group) || MONEY_UNITS.has(unit)
}
