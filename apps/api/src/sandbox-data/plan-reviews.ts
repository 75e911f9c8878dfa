import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { goods } from '../goods/goods/tables.ts'
import { goodsOrder } from '../goods/orders/tables.ts'
import { hideReview, replyToReview, writeReview } from '../goods/reviews/index.ts'
import { goodsReview } from '../goods/reviews/tables.ts'
import { people } from './people.ts'
import {
  dividedTexts,
  fair,
  lostTexts,
  poor,
  praise,
  refundTexts,
  replies,
  wonTexts,
  type Texts,
} from './review-texts.ts'
import { seededRandom } from './seeded-random.ts'
import { DAY, HOUR, type Stage } from './stage.ts'
import type { DemoLanguage } from './texts.ts'

/** The number of buyers out of ten that write a review. */
const TALKATIVE = 6

type Outcome = NonNullable<typeof goodsOrder.$inferSelect.outcome>

interface Ended {
  readonly id: number
  readonly sellerUid: number
  readonly buyerUid: number
  readonly goodsId: number
  readonly title: string
  readonly categoryId: number
  readonly outcome: Outcome
}

/** Review texts for orders that did not simply complete. */
const DISPUTED: Partial<Record<Outcome, Texts>> = {
  refunded: refundTexts,
  ruledToBuyer: wonTexts,
  ruledToSeller: lostTexts,
  ruledSplit: dividedTexts,
  agreedSplit: dividedTexts,
}

const languageOf = (title: string): DemoLanguage => (/\p{Script=Han}/u.test(title) ? 'chinese' : 'english')

/** Orders that ended within the span and have no review yet. */
async function endedOn({ app }: Stage, from: number, to: number): Promise<Ended[]> {
  const rows = await app.db
    .select({ order: goodsOrder, categoryId: goods.categoryId })
    .from(goodsOrder)
    .innerJoin(goods, eq(goods.id, goodsOrder.goodsId))
    .leftJoin(goodsReview, eq(goodsReview.orderId, goodsOrder.id))
    .where(
      and(
        isNotNull(goodsOrder.settledAt),
        gte(goodsOrder.settledAt, from),
        lt(goodsOrder.settledAt, to),
        isNull(goodsReview.id),
      ),
    )
    .orderBy(goodsOrder.id)
  return rows.map(({ order: { id, goodsId, sellerUid, buyerUid, title, outcome }, categoryId }) => ({
    id,
    goodsId,
    sellerUid,
    buyerUid,
    title,
    categoryId,
    outcome: outcome ?? 'confirmed',
  }))
}

/** Picks texts without repetition until all were used. */
function reader() {
  const said = new Map<readonly string[], number>()
  return (texts: readonly string[] = []): string => {
    const nth = said.get(texts) ?? 0
    said.set(texts, nth + 1)
    return texts[nth % Math.max(1, texts.length)] ?? ''
  }
}

/** Plans reviews in the days after each order, replies by sellers, and one review hidden by a moderator. */
export function planReviews(stage: Stage): void {
  const { app, timetable, start, end } = stage
  // A separate random source, so that the rest of the plan stays unchanged.
  const random = seededRandom('jindu demo reviews 1')
  const pick = reader()
  const said = new Set<string>()
  const moderator = people.find((person) => person.staff?.role === 'moderator')

  const judge = (order: Ended): { rating: number; text: string; happy: boolean } => {
    const language = languageOf(order.title)
    const disputed = DISPUTED[order.outcome]
    if (disputed !== undefined) {
      return { rating: 2 + random.integer(2), text: pick(disputed[language]), happy: false }
    }
    const mood = random.integer(20)
    const kind = praise[order.categoryId - 1]
    if (mood < 13) return { rating: 5, text: mood < 11 ? pick(kind?.[language]) : '', happy: true }
    if (mood < 18) return { rating: mood < 17 ? 4 : 3, text: pick(fair[language]), happy: true }
    return { rating: mood < 19 ? 2 : 1, text: pick(poor[language]), happy: false }
  }

  const review = async (order: Ended, at: number): Promise<void> => {
    const { rating, text: words, happy } = judge(order)
    const known = `${order.goodsId} ${words}`
    const text = said.has(known) ? '' : words
    said.add(known)
    const { id } = await writeReview(app, order.buyerUid, order.id, { rating, text })
    if (text !== '' && (!happy || random.integer(3) === 0)) {
      const answer = pick(replies[happy ? 'thanks' : 'sorry'][languageOf(order.title)])
      timetable.plan(at + 7 * HOUR + random.integer(DAY), async () => {
        await replyToReview(app, order.sellerUid, id, answer)
      })
    }
  }

  for (let from = start + 12 * DAY; from < end; from += DAY) {
    timetable.plan(from + DAY, async () => {
      for (const order of await endedOn(stage, from, from + DAY)) {
        if (random.integer(10) >= TALKATIVE) continue
        const at = from + DAY + random.integer(20) * HOUR + random.integer(HOUR)
        timetable.plan(at, () => review(order, at))
      }
    })
  }
  timetable.plan(end - 2 * DAY, async () => {
    const [worst] = await app.db.select().from(goodsReview).orderBy(goodsReview.rating, goodsReview.id).limit(1)
    if (worst === undefined || moderator === undefined) return
    await hideReview(app, moderator.uid, worst.id, 'It names another shop. 评价中提及其他店铺。')
  })
}
