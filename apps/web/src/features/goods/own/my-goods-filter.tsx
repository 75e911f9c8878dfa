import { TabNav, TabText } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CategoryChoice } from '../card/category-choice.tsx'

const STATES = ['selling', 'offline', 'delisted'] as const

export interface MyGoodsFilterProps {
  readonly category: number | undefined
  readonly state: (typeof STATES)[number] | undefined
  readonly onCategory: (category: number | undefined) => void
}

/** One state or all of them as links, one category or all of them. */
export function MyGoodsFilter({ category, state, onCategory }: MyGoodsFilterProps): ReactNode {
  const { t } = useLingui()
  const words = { selling: t`For sale`, offline: t`Offline`, delisted: t`Delisted` }
  const kept = category === undefined ? {} : { category }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <TabNav label={t`State`}>
        <Link to="/personal/myGoods" search={kept} aria-current={state === undefined ? 'page' : undefined}>
          <TabText label={t`All`} />
        </Link>
        {STATES.map((each) => (
          <Link
            key={each}
            to="/personal/myGoods"
            search={{ ...kept, state: each }}
            aria-current={state === each ? 'page' : undefined}
          >
            <TabText label={words[each]} />
          </Link>
        ))}
      </TabNav>
      <CategoryChoice category={category} onChange={onCategory} />
    </div>
  )
}
