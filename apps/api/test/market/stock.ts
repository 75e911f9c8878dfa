import { LONG_TEXT, SECRET_TEXT, type Market } from './market.ts'

let keys = 0

/** Licence keys that no other test uses. */
export function unitKeys(count: number): string[] {
  return Array.from({ length: count }, () => {
    keys += 1
    return `UNIT-${String(keys).padStart(6, '0')}-ZEBRA`
  })
}

/** Goods at 12.50 dollars that the seller delivers by hand. */
export async function publishManual({ seller, categoryId }: Market, hours: number): Promise<number> {
  const { id } = await seller.client.trpc.goods.publish.mutate({
    title: 'A score set by hand',
    categoryId,
    price: '12.50',
    contents: LONG_TEXT,
    shipment: SECRET_TEXT,
    delivery: { kind: 'manual', hours },
  })
  return id
}

/** Goods at 12.50 dollars with one secret for each unit. */
export async function publishUnits({ seller, categoryId }: Market, secrets: readonly string[]): Promise<number> {
  const { id } = await seller.client.trpc.goods.publish.mutate({
    title: 'Keys from the stock',
    categoryId,
    price: '12.50',
    contents: LONG_TEXT,
    shipment: SECRET_TEXT,
    delivery: { kind: 'units', secrets: [...secrets] },
  })
  return id
}
