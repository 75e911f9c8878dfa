import { usd } from '@jindu/domain/money'
import { createFavorite } from '../goods/favorites/index.ts'
import { publishGoods } from '../goods/goods/index.ts'
import { goodsCategory, namesRow } from '../goods/categories/index.ts'
import { catalogue, type DemoGoods } from './catalogue/index.ts'
import { buyers, people, sellers } from './people.ts'
import { keepPicture } from './keep-picture.ts'
import { renderPicture } from './pictures.ts'
import { DAY, HOUR, type Stage } from './stage.ts'
import { delivery, description, type DemoLanguage } from './texts.ts'

/** One article in three carries pictures that its seller took; the others show the cover that the page draws. */
const PICTURED = 3

interface Listing {
  readonly goods: DemoGoods
  readonly language: DemoLanguage
  readonly category: number
}

const listings: readonly Listing[] = catalogue.flatMap((category, index) =>
  category.chinese.flatMap((chinese, nth) => {
    const english = category.english[nth]
    const both: Listing[] = [{ goods: chinese, language: 'chinese', category: index }]
    if (english !== undefined) both.push({ goods: english, language: 'english', category: index })
    return both
  }),
)

async function publish(stage: Stage, { goods, language, category }: Listing, nth: number): Promise<void> {
  const { app, random } = stage
  const seller = sellers[(category + nth) % sellers.length]
  if (seller === undefined) throw new Error('no seller')
  const attach = nth % PICTURED === 0 ? await keepPicture(app, seller.uid, 'goods', await renderPicture(random)) : []
  const [title, priceCents] = goods
  const code = Buffer.from(random.bytes(10))
    .toString('hex')
    .toUpperCase()
    .replace(/(.{5})(?=.)/g, '$1-')
  const { id } = await publishGoods(app, seller.uid, {
    title,
    categoryId: category + 1,
    price: usd(BigInt(priceCents)),
    contents: description(goods, language),
    shipment: delivery(language, code),
    attach,
    attachSales: [],
  })
  stage.goods.push({ id, sellerUid: seller.uid, priceCents })
}

/** Ten categories, then eighty articles over the following weeks, the last of them minutes ago. */
export function planGoods(stage: Stage): void {
  const { app, timetable, start, end } = stage
  const admin = people.find((person) => person.staff?.role === 'administrator')
  const opening = start + 4.5 * DAY
  timetable.plan(opening, async () => {
    await app.db.insert(goodsCategory).values(
      catalogue.map(({ names }, index) => ({
        ...namesRow(names),
        position: (index + 1) * 10,
        createdBy: admin?.uid ?? 0,
        createdAt: opening,
      })),
    )
  })
  // Neighbours of the catalogue come out weeks apart, so that lists by time are mixed.
  const shuffled = listings
    .map((_, index) => listings[(index * 37) % listings.length])
    .filter((each) => each !== undefined)
  shuffled.forEach((listing, nth) => {
    const early = opening + HOUR + (nth / 60) * 18 * DAY
    const at = nth < 60 ? early : end - (shuffled.length - nth) ** 1.6 * 0.6 * HOUR
    timetable.plan(Math.round(at), () => publish(stage, listing, nth))
  })
}

/** Favourites spread unevenly, as they do. */
export function planFavorites(stage: Stage): void {
  const { timetable, start, random } = stage
  buyers.forEach(({ uid }, index) => {
    for (let nth = 0; nth < 14; nth += 1) {
      const wanted = (random.integer(60) * random.integer(60)) % 60
      timetable.plan(start + (24 + index * 0.7 + nth * 2.3) * DAY, async () => {
        const goods = stage.goods[wanted]
        if (goods === undefined) return
        await createFavorite(stage.app, uid, goods.id).catch((error: unknown) => {
          if (!(error instanceof Error) || !error.message.includes('FAVORITE_EXISTS')) throw error
        })
      })
    }
  })
}
