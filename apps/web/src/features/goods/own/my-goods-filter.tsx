import { Button } from '@jindu/ui/primitives/button'
import { TabNav, TabText } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'

const CategoryDialog = lazy(() => import('../card/category-dialog.tsx'))

const STATES = ['selling', 'offline', 'delisted'] as const

export interface MyGoodsFilterProps {
  readonly category: number | undefined
  readonly state: (typeof STATES)[number] | undefined
  readonly onCategory: (category: number | undefined) => void
}

/** One state or all of them as links, one category or all of them. */
export function MyGoodsFilter({ category, state, onCategory }: MyGoodsFilterProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...q.categories.get.queryOptions({ id: category ?? 0 }),
    enabled: category !== undefined,
  })
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
      <div className="flex items-center gap-2">
        <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {category === undefined ? <Trans>All categories</Trans> : (data?.title ?? category)}
          <ChevronDown className="ic" aria-hidden="true" />
        </Button>
        {category === undefined ? null : (
          <Button variant="quiet" aria-label={t`All categories again`} onClick={() => onCategory(undefined)}>
            <X className="ic" aria-hidden="true" />
          </Button>
        )}
      </div>
      {open ? (
        <Suspense>
          <CategoryDialog
            onClose={() => setOpen(false)}
            onChoose={({ id }) => {
              setOpen(false)
              onCategory(id)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
