import { fill, newcomer, payPassword, type Person } from './people.ts'

const OFFERED = { asset: 'LTC', units: '2000000000' } as const
/** The volume of a trade: 120% of the minimum that the site allows. */
const PERCENT_OF_MINIMUM = 120n

const html = (text: string) => ({ format: 'html' as const, html: `<p>${text}</p>` })

const SHELF = [
  { title: 'Photo editor 照片编辑器授权码', price: '12.50', shipment: 'The licence key is QX7-PLUM-09.' },
  { title: 'Drawing course 六十节绘画课程', price: '29.00', shipment: 'The course opens with the word heron.' },
  { title: 'Map service 地图服务账号', price: '7.80', shipment: 'The account is map-0815, its code 4711.' },
] as const

interface Offer {
  readonly id: number
  readonly unitPrice: string
  /** The volume of each purchase. */
  readonly volume: { readonly asset: 'LTC'; readonly units: string }
}

/** The accounts, goods and offer that the stories use. */
export interface Stage {
  readonly buyer: Person
  readonly seller: Person
  /** Sells coin for dollars. */
  readonly trader: Person
  readonly goods: readonly number[]
  /** The trader's offer. */
  readonly offer: Offer
}

async function aCategory({ api }: Person): Promise<number> {
  const { data } = await api.categories.list.query({ page: 1, limit: 1 })
  const [first] = data
  if (first !== undefined) return first.id
  const made = await api.categories.create.mutate({ title: '软件授权' })
  return made.id
}

async function publishGoods({ api }: Person, categoryId: number): Promise<number[]> {
  const made = []
  for (const { title, price, shipment } of SHELF) {
    const contents = html('Everything that a buyer should know of it. 买家需要了解的都在这里。')
    made.push(await api.goods.publish.mutate({ title, categoryId, price, contents, shipment: html(shipment) }))
  }
  return made.map(({ id }) => id)
}

const dollars = (cents: bigint) => ({ asset: 'USD' as const, units: cents.toString() })

async function publishOffer({ api }: Person): Promise<Offer> {
  const [{ data }, limits] = await Promise.all([api.site.currencies.query(), api.otcOffers.limits.query()])
  const unitPrice = data.find(({ code }) => code === 'LTC')?.usdE8
  if (unitPrice === undefined) throw new Error('the site has no rate for LTC')
  const cents = BigInt(limits.otcSellMinimumLimitCents.LTC)
  await api.transfers.move.mutate({ target: 'otc', amount: OFFERED, idempotencyKey: crypto.randomUUID() })
  const { id } = await api.otcOffers.publish.mutate({
    side: 'sell',
    total: OFFERED,
    unitPrice,
    minimum: dollars(cents),
    maximum: dollars(cents * 2n),
    methods: ['bankCard'],
    payPassword,
    idempotencyKey: crypto.randomUUID(),
  })
  // Cents, and dollars times 10^8 for a coin of 10^8 units.
  const units = (cents * PERCENT_OF_MINIMUM * 10n ** 12n) / BigInt(unitPrice)
  return { id, unitPrice, volume: { asset: 'LTC', units: units.toString() } }
}

/** Fills both accounts and publishes a new offer, before the old one is sold out. */
export async function renew(stage: Stage): Promise<Stage> {
  const { buyer, trader, offer } = stage
  await fill(buyer)
  await fill(trader)
  await trader.api.otcOffers.withdraw.mutate({ id: offer.id })
  return { ...stage, offer: await publishOffer(trader) }
}

/** Opens the accounts, publishes goods and an offer. */
export async function setStage(url: string): Promise<Stage> {
  const [buyer, seller, trader] = [await newcomer(url), await newcomer(url), await newcomer(url)]
  await fill(buyer)
  await fill(trader)
  await fill(trader)
  const goods = await publishGoods(seller, await aCategory(seller))
  return { buyer, seller, trader, goods, offer: await publishOffer(trader) }
}
