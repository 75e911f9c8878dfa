/** The frame around every page: header, the bar of the personal area or of the console, footer, the bar of phones. */
const MARK =
  '<svg viewBox="0 0 30 16" aria-hidden="true"><rect x="1" y="3" width="6" height="10" rx="1" fill="none" stroke="currentColor" stroke-width="2"/><rect x="10" y="1" width="10" height="14" rx="1" fill="var(--money)"/><rect x="23" y="3" width="6" height="10" rx="1" fill="none" stroke="currentColor" stroke-width="2"/></svg>'

const PLACES = [
  ['goods', '{Goods|商品}', 'store', 'strips.html'],
  ['otc', '{OTC|法币交易}', 'arrow-left-right', '#'],
  ['orders', '{Orders|订单}', 'package', '#'],
  ['chat', '{Chat|聊天}', 'message-square', 'chat.html'],
  ['sell', '{Sell|我要卖}', '', '#'],
]

/** Groups of the personal area, a hairline between them. */
const PERSONAL = [
  [
    ['bought', '{Bought|我买到的}', '#'],
    ['favourites', '{Favourites|收藏}', '#'],
  ],
  [
    ['sold', '{Sold|我卖出的}', '#'],
    ['goods', '{My goods|我的商品}', '#'],
    ['ads', '{My ads|我的广告}', 'my-ads.html'],
  ],
  [['otc', '{Fiat trade|法币管理}', '#']],
  [
    ['wallet', '{Wallet|钱包}', '#'],
    ['ledger', '{Fund ledger|资金流水}', '#'],
  ],
  [
    ['chat', '{My chats|我的聊天}', 'chat.html'],
    ['messages', '{My messages|我的消息}', 'messages.html'],
    ['feedback', '{Feedback|反馈}', 'tickets.html'],
    ['notices', '{Rules|规则}', 'notices.html'],
    ['account', '{Account|账号}', 'rights.html'],
  ],
]

/** Groups of the console with what waits in each; an administrator sees all of them. */
const STAFF = [
  [['desk', '{Desk|今日}', 'staff.html', '']],
  [
    ['cases', '{Disputes|争议}', 'staff.html', '6'],
    ['payouts', '{Withdrawals|提现}', 'staff-payouts.html', '4'],
    ['queue', '{Moderation|审核}', 'staff-queue.html', '9'],
  ],
  [
    ['revenue', '{Revenue|收入}', 'staff-revenue.html', ''],
    ['books', '{Ledger|账本}', 'staff-ledger.html', ''],
  ],
  [
    ['users', '{Users|用户}', '#', ''],
    ['goods', '{Goods|商品}', '#', ''],
    ['notices', '{Notices|公告}', 'staff-notices.html', ''],
  ],
  [
    ['people', '{Staff|人员}', 'staff-people.html', ''],
    ['settings', '{Settings|设置}', 'staff-setting.html', ''],
    ['statistics', '{Statistics|统计}', 'staff-statistics.html', ''],
    ['audit', '{Audit|审计}', 'staff-audit.html', ''],
  ],
]

/** The places of each role; the administrator has all. */
const PLACES_OF = {
  arbiter: ['desk', 'cases'],
  moderator: ['desk', 'queue', 'users', 'goods', 'notices'],
  finance: ['desk', 'payouts', 'revenue', 'books', 'users'],
}

const current = (is) => (is ? ' aria-current="page"' : '')
const ROLES = {
  arbiter: '{Lin, arbiter|林，仲裁员}',
  moderator: '{Lin, moderator|林，审核员}',
  finance: '{Lin, finance|林，财务}',
  administrator: '{Lin, administrator|林，管理员}',
}

function header({ place, frame, visitor }) {
  const nav = PLACES.map(([id, name, , href]) => `<a href="${href}"${current(id === place)}>${name}</a>`).join('')
  const fundsLine =
    frame === 'staff'
      ? ''
      : visitor !== undefined
        ? '<span class="top-visitor"><a class="btn quiet s" href="#">{Log in|登录}</a><a class="btn line s top-wide" href="#">{Register|注册}</a></span>'
        : `<div class="funds-line"><a href="#"><span class="spot"></span><span class="dim">{Yours|可用}</span><b class="num">$4,279.48</b></a><a href="#"><span class="spot on"></span><span class="dim">{In escrow|托管中}</span><b class="num">$431.75</b></a><a href="#" class="funds-line-next">${mock.icon('timer', 's')}<span class="dim">{Order 20437 to you|订单 20437 结算给您}</span><span class="countdown">13 <small>{d|天}</small> 04 <small>{h|小时}</small></span></a></div>`
  const rights =
    frame === 'staff' || visitor !== undefined
      ? ''
      : `<span class="top-wide rights"><a class="iconbtn right" href="rights.html" aria-label="{Publish right: 7 days left|发布权：还剩 7 天}">${mock.icon('pen-line')}</a><a class="iconbtn right" href="rights.html" aria-label="{Reply right: valid|交易权限：有效}">${mock.icon('message-square-reply')}</a></span>`
  const bell =
    visitor !== undefined || frame === 'staff'
      ? ''
      : `<a class="iconbtn" href="messages.html" aria-label="{Messages, 7 unread|消息，7 条未读}">${mock.icon('bell')}<span class="unread">7</span></a>`
  const account =
    visitor === undefined
      ? `<a class="iconbtn account top-wide" href="#"><span class="num">${frame === 'staff' ? '100003' : '100245'}</span></a>`
      : ''
  return `<header class="top"><div class="top-in"><a class="mark" href="strips.html">${MARK}{Jindu|<span class="han">津渡</span>}</a><span class="sandbox">{Sandbox|沙盒}</span><nav class="nav">${nav}</nav><span class="top-gap"></span>${fundsLine}<div class="top-tools"><a class="iconbtn top-phone" href="#" aria-label="{Search|搜索}">${mock.icon('search', 'l')}</a>${rights}${bell}<button class="iconbtn" data-set="lang" aria-label="{Language|语言}">{中|EN}</button><button class="iconbtn" data-set="theme" aria-label="{Theme|主题}">${mock.icon('contrast')}</button>${account}</div></div></header>`
}

const personalNav = (here) =>
  `<nav class="personal-nav" aria-label="{My account|我的账号}"><div class="personal-nav-in">${PERSONAL.map(
    (group) =>
      `<span class="nav-group">${group.map(([id, name, href]) => `<a href="${href}"${current(id === here)}>${name}</a>`).join('')}</span>`,
  ).join('')}</div></nav>`

function staffNav(here, role) {
  const own = PLACES_OF[role]
  const groups = STAFF.map((group) => group.filter(([id]) => own === undefined || own.includes(id)))
  const entry = ([id, name, href, count]) =>
    `<a href="${href}"${current(id === here)}>${name}${count === '' ? '' : ` <span class="num">${count}</span>`}</a>`
  const bar = groups
    .filter((group) => group.length > 0)
    .map((group) => `<span class="nav-group">${group.map(entry).join('')}</span>`)
  return `<nav class="staff-nav" aria-label="{Staff console|工作台}"><div class="staff-nav-in">${bar.join('')}<span class="staff-who"><span>${mock.icon('scale', 's')} {Books balance, checked 11:38|账目相符，11:38 核对}</span><b>${ROLES[role]}</b></span></div></nav>`
}

const FOOT =
  '<footer class="foot"><div class="foot-in"><p>{Goods are published by users. Jindu holds the payment until you confirm, or for 15 days after payment, and rules on disputes. Sandbox: the chain is simulated and coins have no value.|商品由用户发布。付款由津渡托管，您确认收货或付款满 15 天后结算给卖家；有争议时由仲裁裁决。沙盒环境：链为模拟，币没有价值。}</p><nav class="foot-nav"><a href="#">{User agreement|用户协议}</a><a href="#">{Privacy|隐私政策}</a><a href="notices.html">{Rules|规则}</a><a href="#">{Help|帮助}</a><a href="#">{Android app|安卓客户端}</a></nav></div></footer>'

const tabbar = (here) =>
  `<nav class="tabbar" aria-label="{Places|栏目}">${[
    ...PLACES.slice(0, 4),
    ['wallet', '{Wallet|钱包}', 'wallet-minimal', '#'],
  ]
    .map(
      ([id, name, sign, href]) =>
        `<a href="${href}"${current(id === here)}>${mock.icon(sign)}${id === 'otc' ? '{OTC|法币}' : name}</a>`,
    )
    .join('')}</nav>`

function framed(content, data) {
  const bar =
    data.frame === 'personal'
      ? personalNav(data.here)
      : data.frame === 'staff'
        ? staffNav(data.here, data.role ?? 'administrator')
        : ''
  const end = data.bare === undefined ? FOOT : ''
  return header(data) + bar + content + end + (data.frame === 'staff' ? '' : tabbar(data.place))
}

Object.assign(mock, { framed })
