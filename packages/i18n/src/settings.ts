import type { SettingGroup, SiteSettingKey } from '@jindu/domain/accounts/site'
import type { SettleDemand } from '@jindu/domain/otc/orders'
import type { Locale, Text } from './locale.ts'

interface SettingWords {
  readonly label: Text
  readonly help: Text
}

const words = (en: string, zh: string, enHelp: string, zhHelp: string): SettingWords => ({
  label: { en, 'zh-CN': zh },
  help: { en: enHelp, 'zh-CN': zhHelp },
})

/** Label and help text of every site setting. */
export const SETTING_WORDS: Readonly<Record<SiteSettingKey, SettingWords>> = {
  siteName: words(
    'Site name',
    '站点名称',
    'Shown in the header and in page titles. A Latin and a Chinese name after each other are shown each in its language.',
    '显示在页眉和页面标题中。拉丁名与中文名并列时，各语言只显示自己的名称。',
  ),
  siteStaticUrl: words(
    'Address of static files',
    '静态文件地址',
    'Old clients load pictures from it. Empty for this site.',
    '旧客户端从此地址加载图片。留空表示本站。',
  ),
  themeId: words('Theme', '主题', 'The number that old clients choose their look by.', '旧客户端据此编号选择外观。'),
  themeBodyColor: words('Page colour', '页面底色', 'The ground of pages in old clients.', '旧客户端的页面底色。'),
  themeHeaderColor: words(
    'Header colour',
    '页眉底色',
    'The ground of the header in old clients.',
    '旧客户端的页眉底色。',
  ),
  protectionSeconds: words(
    'Trade protection',
    '交易保护期',
    'After it the money settles to the seller by itself, unless the order is on hold. Counts for orders paid from now on.',
    '期满后款项自动结算给卖家，订单暂停时除外。仅对此后付款的订单生效。',
  ),
  otcSettleDemand: words(
    'Demand for settlement',
    '要求结算的处理方式',
    'What happens when the seller stays silent and the buyer demands the coin. The second is advised: it asks for who paid and evidence. Counts for orders taken from now on.',
    '卖家超时无回应、买家要求结算时如何处理。建议选第二项：须先提交付款人和凭证。仅对此后的订单生效。',
  ),
  autoOrderSettleSeconds: words(
    'OTC answer time',
    '法币订单处理时限',
    'How long a side of an OTC order may stay silent before the other side can end it.',
    '法币订单一方无回应超过此时间后，另一方可结束订单。',
  ),
  disputeResponseSeconds: words(
    'Time to answer in a dispute',
    '争议答复时限',
    'Arbiters rule once both sides have spoken, or after it. Counts for orders paid from now on.',
    '双方陈述后或期满后仲裁方可裁决。仅对此后付款的订单生效。',
  ),
  secondArbiterCents: words(
    'Rulings that need a second arbiter',
    '须复核的裁决金额',
    'A ruling on an order worth more than this is confirmed by another arbiter. Counts for orders paid from now on.',
    '订单价值超过此金额时，裁决须由另一位仲裁员复核。仅对此后付款的订单生效。',
  ),
  pushIntervalSeconds: words(
    'Time between pushes',
    '置顶间隔',
    'Goods can be raised in the lists again after it.',
    '商品可再次置顶的最短间隔。',
  ),
  payPasswordVerifiedSeconds: words(
    'Pay password stays verified',
    '支付密码验证有效期',
    'Within it a session that verified the pay password is not asked again.',
    '在此时间内，已验证支付密码的会话不再询问。',
  ),
  publishRightRequired: words(
    'Publish right required',
    '发布须有发布权',
    'Publishing goods, ads and feedback then needs the publish right.',
    '开启后，发布商品、广告和反馈须有发布权。',
  ),
  replyRightRequired: words(
    'Reply right required',
    '咨询须有交易权限',
    'Comments and consultations then need the reply right.',
    '开启后，评论和咨询须有交易权限。',
  ),
  rightGraceSeconds: words(
    'Grace time of a new requirement',
    '权限要求的宽限期',
    'From the day a right is required until nothing goes without it. Counts for requirements switched on from now on.',
    '开启权限要求后，宽限期内仍可照常使用。仅对此后开启的要求生效。',
  ),
  publishRightRequiredFrom: words(
    'Publish right required from',
    '发布权要求生效时刻',
    'Written when the requirement is switched on.',
    '开启要求时自动写入。',
  ),
  replyRightRequiredFrom: words(
    'Reply right required from',
    '交易权限要求生效时刻',
    'Written when the requirement is switched on.',
    '开启要求时自动写入。',
  ),
  publishRightMonthCents: words(
    'Publish right, a month',
    '发布权每月价格',
    'What a month of the publish right costs.',
    '购买一个月发布权的价格。',
  ),
  replyRightMonthCents: words(
    'Reply right, a month',
    '交易权限每月价格',
    'What a month of the reply right costs.',
    '购买一个月交易权限的价格。',
  ),
  adReviewRequired: words(
    'Ads are looked at first',
    '广告须先审核',
    'New and edited ads are shown once a moderator approves them. Weeks begin only then.',
    '新建或修改的广告须经管理员通过后展示，周数自通过时起算。',
  ),
  homeAdWeekCents: words('Home ad, a week', '首页广告每周价格', 'The full price of a week.', '一周的原价。'),
  adDoubleFactorBasisPoints: words(
    'Price from the third week or package',
    '第 3 周（包）起的价格',
    'The share of the full price that is paid there.',
    '该区间按原价的此比例收费。',
  ),
  adFivefoldFactorBasisPoints: words(
    'Price from the sixth week or package',
    '第 6 周（包）起的价格',
    'The share of the full price that is paid there.',
    '该区间按原价的此比例收费。',
  ),
  categoryAdPackageCents: words(
    'Category ad, a package',
    '分类广告每包价格',
    'The full price of a package of clicks.',
    '一个点击包的原价。',
  ),
  categoryAdPackageClicks: words(
    'Clicks in a package',
    '每包点击次数',
    'How many clicks a package of a category ad holds.',
    '分类广告一个点击包包含的点击次数。',
  ),
  goodsFeeBasisPoints: words(
    'Fee on goods',
    '商品手续费',
    'Kept from what the seller gets. Counts for orders paid from now on.',
    '从卖家所得中扣除。仅对此后付款的订单生效。',
  ),
  otcFeeBasisPoints: words(
    'Fee on OTC orders',
    '法币订单手续费',
    'Kept from the coin that is released.',
    '从放出的币中扣除。',
  ),
  withdrawalFeeUnits: words('Withdrawal fee', '提现手续费', 'Kept from each withdrawal.', '每笔提现扣除的手续费。'),
  withdrawalMinimumUnits: words(
    'Smallest withdrawal',
    '最小提现数量',
    'Smaller amounts are refused.',
    '低于此数量的提现会被拒绝。',
  ),
  depositConfirmations: words(
    'Confirmations of a deposit',
    '充值确认数',
    'A deposit is credited once its block has this many.',
    '充值达到此确认数后入账。',
  ),
  depositsOpen: words(
    'Deposits are open',
    '开放充值的币种',
    'A closed coin shows no address. What is sent to an address of before is still credited.',
    '关闭后不再显示该币种的充值地址；转入原有地址的币仍会入账。',
  ),
  withdrawalsOpen: words(
    'Withdrawals are open',
    '开放提现的币种',
    'A closed coin takes no new withdrawal. What was applied for goes on.',
    '关闭后不再受理该币种的新提现；已申请的照常处理。',
  ),
  paymentsOpen: words(
    'Payments are open',
    '开放付款的币种',
    'A closed coin pays for no goods, rights or ads, and nobody publishes or takes offers in it. What was paid and traded stays as it is.',
    '关闭后不能用该币种购买商品、权限和广告，也不能发布或承接该币种的承兑；已付款和已成交的不受影响。',
  ),
  internalTransferReview: words(
    'Internal transfers are reviewed',
    '内部划转须审核',
    'Moving between fund and fiat balance then waits for finance.',
    '开启后，资金账户与法币账户之间的划转须经财务审核。',
  ),
  moneySettingsSecondMember: words(
    'Settings of money and roles need two administrators',
    '资金设置与任命须两位管理员同意',
    'One proposes a change of a fee, a limit, a price or anything of the wallet, or a role for somebody; it counts once another one agrees within a day.',
    '手续费、限额、价格和钱包的设置，以及工作人员的任命：一位管理员提议，另一位在一天内同意后生效。',
  ),
  withdrawalWaitSeconds: words(
    'Wait after a change',
    '安全变更后的等待时间',
    'After a changed password or second factor, and from a new device, withdrawals wait this long.',
    '更改密码或二次验证后，以及使用新设备时，提现须等待此时间。',
  ),
  waitHoldsTrade: words(
    'The wait holds trade too',
    '等待期同时限制交易',
    'While it runs, nobody sells coin for fiat, releases it or buys above the sum below; coin sent to other users waits with them.',
    '等待期内不能以币换法币、放币，也不能购买超过下列金额的商品；转给其他用户的资金随之等待。',
  ),
  waitPurchaseCents: words(
    'Largest purchase during the wait',
    '等待期内单笔购买上限',
    'A purchase above it waits. 0: every purchase waits.',
    '超过此金额的购买须等待，0 为全部须等待。',
  ),
  withdrawalHourUnits: words(
    'A user’s limit, an hour',
    '用户每小时提现上限',
    'What one user may apply for within an hour. 0: no limit.',
    '每位用户一小时内可申请的数量，0 为不限。',
  ),
  withdrawalDayUnits: words(
    'A user’s limit, a day',
    '用户每日提现上限',
    'What one user may apply for within 24 hours. 0: no limit.',
    '每位用户 24 小时内可申请的数量，0 为不限。',
  ),
  withdrawalAutoUnits: words(
    'Approved without review',
    '免审提现数量',
    'Withdrawals up to this are approved by themselves. 0: everything is reviewed.',
    '不超过此数量的提现自动通过，0 为全部审核。',
  ),
  withdrawalSecondUnits: words(
    'Two approvals above',
    '双人审核起点',
    'Above this two members of finance must approve. 0: one is enough.',
    '超过此数量须两位财务人员批准，0 为一人即可。',
  ),
  payoutHourUnits: words(
    'Hot wallet’s limit, an hour',
    '热钱包每小时付款上限',
    'What is beyond waits and is shown to finance. 0: no limit.',
    '超出部分排队等待并提示财务，0 为不限。',
  ),
  payoutDayUnits: words(
    'Hot wallet’s limit, a day',
    '热钱包每日付款上限',
    'What is beyond waits and is shown to finance. 0: no limit.',
    '超出部分排队等待并提示财务，0 为不限。',
  ),
  btcExplorerUrl: words(
    'Bitcoin explorer',
    '比特币区块浏览器',
    'Deposits and withdrawals link to it; {tx} stands for the transaction. Empty: no link.',
    '充值和提现记录链接到此地址，{tx} 代表交易哈希。留空则不显示链接。',
  ),
  ltcExplorerUrl: words(
    'Litecoin explorer',
    '莱特币区块浏览器',
    'Deposits and withdrawals link to it; {tx} stands for the transaction. Empty: no link.',
    '充值和提现记录链接到此地址，{tx} 代表交易哈希。留空则不显示链接。',
  ),
  usdtExplorerUrl: words(
    'USDT explorer',
    'USDT 区块浏览器',
    'Deposits and withdrawals link to it; {tx} stands for the transaction. Empty: no link.',
    '充值和提现记录链接到此地址，{tx} 代表交易哈希。留空则不显示链接。',
  ),
  otcBuyPriceFloorBasisPoints: words(
    'Price floor of buy offers',
    '买单报价下限',
    'OTC buy offers below this share of the market price are refused.',
    '低于市价此比例的法币买单会被拒绝。',
  ),
  otcSellPriceFloorBasisPoints: words(
    'Price floor of sell offers',
    '卖单报价下限',
    'OTC sell offers below this share of the market price are refused.',
    '低于市价此比例的法币卖单会被拒绝。',
  ),
  otcBuyPriceCeilingBasisPoints: words(
    'Price ceiling of buy offers',
    '买单报价上限',
    'OTC buy offers above this share of the market price are refused. A typing error then cannot top the market.',
    '高于市价此比例的法币买单会被拒绝，输错的价格不会排在市场首位。',
  ),
  otcBuyTotalMaximumUnits: words(
    'Largest buy offer',
    '买单总量上限',
    'An OTC buy offer asks for at most this much.',
    '法币买单的总量不得超过此数量。',
  ),
  otcSellTotalMinimumUnits: words(
    'Smallest sell offer',
    '卖单总量下限',
    'An OTC sell offer holds at least this much.',
    '法币卖单的总量不得低于此数量。',
  ),
  otcBuyMinimumLimitCents: words(
    'Lower limit of buy offers',
    '买单最低限额',
    'The minimum of an OTC buy offer is at least this.',
    '法币买单的最低限额不得低于此值。',
  ),
  otcSellMinimumLimitCents: words(
    'Lower limit of sell offers',
    '卖单最低限额',
    'The minimum of an OTC sell offer is at least this.',
    '法币卖单的最低限额不得低于此值。',
  ),
}

export const SETTING_GROUP_LABELS = {
  site: { en: 'Site', 'zh-CN': '站点' },
  orders: { en: 'Orders and times', 'zh-CN': '订单与时限' },
  rights: { en: 'Rights', 'zh-CN': '权限' },
  ads: { en: 'Ads', 'zh-CN': '广告' },
  fees: { en: 'Fees', 'zh-CN': '手续费' },
  wallet: { en: 'Wallet', 'zh-CN': '钱包' },
  otc: { en: 'OTC', 'zh-CN': '法币交易' },
} as const satisfies Record<SettingGroup, Text>

export const settingLabel = (key: SiteSettingKey, locale: Locale): string => SETTING_WORDS[key].label[locale]
export const settingHelp = (key: SiteSettingKey, locale: Locale): string => SETTING_WORDS[key].help[locale]

const SETTLE_DEMANDS = {
  settles: { en: 'Settles at once', 'zh-CN': '立即结算给买家' },
  settlesWithEvidence: { en: 'Settles with name and evidence only', 'zh-CN': '有付款人和凭证才结算' },
  opensDispute: { en: 'Opens a dispute with short times', 'zh-CN': '转入争议，缩短答复时限' },
} as const satisfies Record<SettleDemand, Text>

/** Choices of enumerated settings, with their labels. */
const CHOICES: Readonly<Partial<Record<SiteSettingKey, Readonly<Record<string, Text>>>>> = {
  otcSettleDemand: SETTLE_DEMANDS,
}

/** Choices of an enumerated setting; empty for other settings. */
export function settingChoices(key: SiteSettingKey, locale: Locale): readonly { value: string; label: string }[] {
  return Object.entries(CHOICES[key] ?? {}).map(([value, text]) => ({ value, label: text[locale] }))
}
