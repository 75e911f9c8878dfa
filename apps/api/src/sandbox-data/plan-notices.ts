import { rules } from '@jindu/domain/rules'
import { publishNotice } from '../desk/notices/index.ts'
import { people } from './people.ts'
import { DAY, type Stage } from './stage.ts'

const PINNED = 365 * DAY

const written = (title: string, summary: string, ...paragraphs: readonly string[]) => ({
  title,
  summary,
  contents: { format: 'html' as const, html: paragraphs.map((each) => `<p>${each}</p>`).join('') },
})

/** Announcements that take turns at the head of the home page. */
const ANNOUNCED = [
  {
    day: 60,
    en: written(
      'Look before you confirm',
      'Once you confirm receipt, the payment goes to the seller. Until then you can put the order on hold.',
      'Open what you bought and try it before you confirm receipt. As long as the protection runs, you can put the order on hold, or complain, and the payment stays in escrow.',
      'Once you have confirmed, the payment has gone to the seller, and neither staff nor the seller can be made to send it back.',
    ),
    zh: written(
      '确认收货前请先检查',
      '确认收货后，货款立即付给卖家。在此之前，您可以暂停订单。',
      '请先打开并试用所购商品，再确认收货。保护期内您可以暂停订单或投诉，货款一直由平台托管。',
      '一旦确认收货，货款即已付给卖家，平台无法再追回。',
    ),
  },
  {
    day: 63,
    en: written(
      'The fiat market is open',
      'Buy and sell BTC, LTC and USDT for your own currency. The coin waits in escrow until the payment has come.',
      'Choose an offer, or write one of your own. The coin of each order waits in escrow until its seller has the payment and releases it.',
      'Pay from an account in your own name, and talk to the other side in the chat of the order only: what is said there counts as evidence.',
    ),
    zh: written(
      '法币交易已上线',
      '用本国货币买卖 BTC、LTC 和 USDT，收到付款前币由平台托管。',
      '您可以选择他人的承兑单，也可以自己发布。每笔订单的币由平台托管，卖家收到付款并放币后才会转给买家。',
      '请使用本人账户付款，并只在订单聊天中沟通：聊天记录可作为证据。',
    ),
  },
] as const

export function planNotices({ app, timetable, start, end }: Stage): void {
  const chief = people.find(({ staff }) => staff?.role === 'administrator')
  if (chief === undefined) throw new Error('no administrator')
  for (const { day, en, zh } of ANNOUNCED) {
    timetable.plan(start + day * DAY, async () => {
      await publishNotice(app, chief.uid, {
        category: rules.talk.noticeCategories.announcements,
        en,
        zh,
        pinnedUntil: end + PINNED,
        commentsOpen: true,
      })
    })
  }
}
