import { money } from '@jindu/domain/money'
import { countClick, createAd, createAdShelf, delistAd, payCategory, payHome, showAd } from '../promotion/ads/index.ts'
import { runFaucet } from '../desk/sandbox/index.ts'
import { people, sellers } from './people.ts'
import { keepPicture } from './keep-picture.ts'
import { renderPicture } from './pictures.ts'
import { seededRandom } from './seeded-random.ts'
import { DAY, HOUR, sessionOf, type Stage } from './stage.ts'

interface DemoAd {
  /** Index into the demo sellers. */
  readonly seller: number
  readonly title: string
  readonly text: readonly string[]
  readonly pictured: boolean
  readonly weeks?: number
  readonly packages?: number
  /** Positions in the catalogue, from 1. */
  readonly categories?: readonly number[]
  /** Clicks on a busy day. */
  readonly drawing?: number
}

/** Demo ads in every state: on the home page, in categories, hidden, taken down, and without a place. */
const ADS: readonly DemoAd[] = [
  {
    seller: 0,
    title: '青石字体_春季授权五折',
    text: [
      '七款可变字体，商用授权一次买断，四月底前五折。',
      'Seven variable fonts, one licence, half price until the end of April.',
    ],
    pictured: true,
    weeks: 52,
    packages: 5,
    categories: [1, 2],
    drawing: 9,
  },
  {
    seller: 1,
    title: 'Northlight_film_looks_in_one_pack',
    text: ['Forty looks for Log C and S-Log3, graded on a calibrated screen.', '四十款胶片调色预设，附使用说明。'],
    pictured: true,
    weeks: 52,
    packages: 2,
    categories: [8],
    drawing: 7,
  },
  {
    seller: 2,
    title: '机甲部件_新增四十种姿态',
    text: ['骨骼套装更新：四十种新姿态，老买家免费下载。'],
    pictured: true,
    weeks: 52,
    packages: 5,
    categories: [7],
    drawing: 6,
  },
  {
    seller: 3,
    title: 'Mandarin_voices_for_audiobooks',
    text: [
      'Nine voices, recorded in one room, with a licence for audiobooks.',
      '九位播音员，同一录音棚录制，含有声书授权。',
    ],
    pictured: false,
    weeks: 52,
    packages: 2,
    categories: [5],
    drawing: 5,
  },
  {
    seller: 4,
    title: 'Team_keys_at_the_price_of_one',
    text: ['Five seats of the password manager for a year, delivered at once.'],
    pictured: false,
    packages: 1,
    categories: [4, 10],
    drawing: 4,
  },
  {
    seller: 0,
    title: '发票识别接口_按次计费',
    text: ['按次计费，首月赠送一千次识别，接口文档见商品页。'],
    pictured: false,
    weeks: 8,
  },
  {
    seller: 2,
    title: 'Icons_for_warehouses',
    text: ['Three hundred and twenty icons, drawn on one grid.'],
    pictured: true,
  },
  {
    seller: 4,
    title: 'Lifetime_accounts_cheap',
    text: ['Accounts for every service, lifetime.'],
    pictured: false,
    weeks: 4,
    packages: 1,
    categories: [4],
  },
]

const HIDDEN = 5
const TAKEN_DOWN = 7
const CAMPAIGN_DAYS = 24
/** The faucet amount that each advertiser starts with. */
const STARTING_BALANCE = money('LTC', 4_000_000_000n)
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

async function write(stage: Stage, { seller, title, text, pictured }: DemoAd): Promise<number> {
  const { app } = stage
  const uid = sellers[seller]?.uid ?? 0
  const attach = pictured ? await keepPicture(app, uid, 'forum', await renderPicture(seededRandom(title))) : []
  const html = text.map((line) => `<p>${line}</p>`).join('')
  const { id } = await createAd(app, uid, { title, contents: { format: 'html', html }, attach })
  return id
}

async function buy({ app }: Stage, adId: number, nth: number, { seller, weeks, packages, categories }: DemoAd) {
  const uid = sellers[seller]?.uid ?? 0
  if (weeks === undefined && packages === undefined) return
  await runFaucet(app, uid, STARTING_BALANCE)
  const paying = { adId, currency: 'LTC' } as const
  if (weeks !== undefined) await payHome(app, uid, { ...paying, weeks, idempotencyKey: `demo-home-${nth}` })
  if (packages !== undefined)
    await payCategory(app, uid, {
      ...paying,
      packages,
      categoryIds: [...(categories ?? [])],
      idempotencyKey: `demo-category-${nth}`,
    })
}

/** Plans the ads of the last weeks with their views and clicks. */
export function planAds(stage: Stage): void {
  const { app, timetable, end } = stage
  const random = seededRandom('jindu demo ads 1')
  const moderator = people.find(({ staff }) => staff?.role === 'moderator')
  if (moderator === undefined) throw new Error('no moderator')
  const ids: number[] = []
  const begins = end - CAMPAIGN_DAYS * DAY

  ADS.forEach((ad, nth) => {
    timetable.plan(begins + nth * HOUR, async () => {
      const id = await write(stage, ad)
      ids[nth] = id
      await buy(stage, id, nth, ad)
    })
  })
  timetable.plan(begins + 3 * DAY, async () => {
    await delistAd(
      app,
      sessionOf(moderator.uid),
      ids[TAKEN_DOWN] ?? 0,
      '出售来路不明的账号。 Sells accounts of unknown origin.',
    )
  })
  timetable.plan(end - 2 * DAY, async () => {
    await showAd(app, sellers[0]?.uid ?? 0, { id: ids[HIDDEN] ?? 0, place: 'home', shown: false })
  })

  for (let nth = 1; nth < CAMPAIGN_DAYS; nth += 1) {
    timetable.plan(begins + nth * DAY + 20 * HOUR, async () => {
      const busy = nth % 7 < 5 ? 1 : 0.6
      const shelf = createAdShelf(app)
      await shelf.start()
      for (const [index, { weeks, categories, drawing = 0 }] of ADS.entries()) {
        const id = ids[index] ?? 0
        const clicks = Math.round((drawing / 2 + random.integer(drawing + 1) / 2) * busy)
        const spots = [...(weeks === undefined ? [] : [null]), ...(categories ?? [])]
        for (let click = 0; click < clicks; click += 1) {
          const categoryId = spots[click % spots.length] ?? null
          const who = { uid: null, address: `198.18.${(nth * 10 + click) % 256}.7`, userAgent: BROWSER }
          await countClick(app, { id, categoryId }, who)
        }
        for (const spot of spots)
          for (let times = Math.round((40 + random.integer(60)) * busy); times > 0; times -= 1)
            shelf.noteSeen(spot ?? 'home', [id], BROWSER)
      }
      await shelf.stop()
    })
  }
}
