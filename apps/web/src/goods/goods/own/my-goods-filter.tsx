import { TabNav } from '@jindu/ui/primitives/tabs'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { CategoryChoice } from '../../card/index.ts'

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
    <div className="flex flex-wrap items-end gap-3">
      <TabNav label={t`State`} className="grow">
        <TabLink to="/personal/myGoods" search={kept} chosen={state === undefined} label={t`All`} />
        {STATES.map((each) => (
          <TabLink
            key={each}
            to="/personal/myGoods"
            search={{ ...kept, state: each }}
            chosen={state === each}
            label={words[each]}
          />
        ))}
      </TabNav>
      <CategoryChoice category={category} onChange={onCategory} />
    </div>
  )
}
