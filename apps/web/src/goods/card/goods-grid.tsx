import type { ReactNode } from 'react'
import { GoodsTile, type GoodsCard } from './goods-tile.tsx'

export const COLUMNS = {
  4: 'grid grid-cols-4 gap-x-6 gap-y-8 max-lg:gap-x-4 phone:grid-cols-2 phone:gap-x-3 phone:gap-y-6 phone:sm:grid-cols-3 large:grid-cols-1',
  3: 'grid grid-cols-3 gap-x-6 gap-y-8 phone:grid-cols-2 phone:gap-x-3 phone:gap-y-6 phone:sm:grid-cols-3 large:grid-cols-1',
} as const

/** Tiles of a page's first grid that its first view does not reach; how high they are, wide and on a phone. */
const FIRST_VIEW = 6
const LATER = 'later min-w-0 [--room:302px] phone:[--room:calc(37.5vw+62px)] phone:sm:[--room:calc(25vw+62px)]'

export interface GoodsGridProps {
  readonly goods: readonly GoodsCard[]
  readonly columns?: 3 | 4
  /** Number of items in the first view, on a phone too, if the page begins with this grid. */
  readonly inView?: number
}

export function GoodsGrid({ goods, columns = 4, inView = 0 }: GoodsGridProps): ReactNode {
  return (
    <ul className={COLUMNS[columns]}>
      {goods.map((item, index) => (
        <li key={item.id} className={inView === 0 || index < FIRST_VIEW ? 'min-w-0' : LATER}>
          <GoodsTile goods={item} first={index < inView} />
        </li>
      ))}
    </ul>
  )
}
