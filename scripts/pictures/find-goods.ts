import type { Admitted } from './admit.ts'
import type { Screen } from './screen.ts'

interface Own {
  readonly id: number
  readonly left: number | null
  readonly offline: boolean
}

/** Goods of the demo seller as others meet them when they are sold out, nearly so, or offline; one from the middle of the list is taken offline for it. */
export async function findGoods({ people: { seller } }: Admitted): Promise<readonly Screen[]> {
  const { data } = await seller.read<{ readonly data: readonly Own[] }>('goods.ownList', { page: 1, limit: 60 })
  const retired = data[Math.floor(data.length / 2) + 1]
  if (retired !== undefined) await seller.send('goods.setOffline', { id: retired.id, offline: true })
  const found: readonly (readonly [string, Own | undefined])[] = [
    ['sold-out', data.find(({ left }) => left === 0)],
    ['low-stock', data.find(({ left }) => left !== null && left > 0)],
    ['offline', retired],
  ]
  return found.flatMap(([state, goods]) =>
    goods === undefined
      ? []
      : [{ name: `goods-${state}`, who: 'buyer' as const, path: `/goodsDetails?id=${goods.id}` }],
  )
}
