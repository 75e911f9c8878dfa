import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PriceSort, SortChoice } from '../card/index.ts'
import { WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import type { GoodsView } from '../../shared/preferences.ts'
import { rememberView } from './use-view.ts'

type Sort = SearchAddress['sort']

/** In a narrow window there is only space for icons beside the sort orders. */
const WORDS = 'max-lg:sr-only phone:not-sr-only'

export interface SearchBarProps {
  readonly address: SearchAddress
  readonly view: GoodsView
  readonly children?: ReactNode
}

/** The order of the list and how it looks, both in the address. */
export function SearchBar({ address, view, children }: SearchBarProps): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { page: _page, sort, ...rest } = address
  const best = address.search !== undefined
  const current = sort ?? (best ? undefined : 0)
  const addressOf = (each: Sort) => (each === undefined ? rest : { ...rest, sort: each })
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <SortChoice<Exclude<Sort, PriceSort>>
        value={current}
        options={[
          ...(best ? [[undefined, t`Best match`] as const] : []),
          [0, t`Latest released`],
          [2, t`Latest updated`],
          [1, t`Most sold`],
          [4, t`Hot`],
          [3, t`Recommended`],
        ]}
        renderLink={(each, label, name) => (
          <Link
            to="/search"
            activeOptions={WHOLE_ADDRESS}
            search={addressOf(each)}
            aria-current={each === current ? 'true' : undefined}
            aria-label={name}
            title={name}
          >
            {label}
          </Link>
        )}
        onChoose={(each) => void navigate({ to: '/search', search: addressOf(each) })}
      />
      <div className="flex items-center gap-3 phone:w-full phone:justify-between">
        {children}
        <SegmentedNav label={t`How the list looks`}>
          <ViewLink address={address} to="cards" view={view}>
            <LayoutGrid className="ic s" aria-hidden="true" />
            <span className={WORDS}>
              <Trans>Cards</Trans>
            </span>
          </ViewLink>
          <ViewLink address={address} to="table" view={view}>
            <List className="ic s" aria-hidden="true" />
            <span className={WORDS}>
              <Trans>Table</Trans>
            </span>
          </ViewLink>
        </SegmentedNav>
      </div>
    </div>
  )
}

interface ViewLinkProps {
  readonly address: SearchAddress
  readonly to: GoodsView
  readonly view: GoodsView
  readonly children: ReactNode
}

function ViewLink({ address, to, view, children }: ViewLinkProps): ReactNode {
  return (
    <Link
      to="/search"
      activeOptions={WHOLE_ADDRESS}
      search={{ ...address, view: to }}
      replace
      aria-current={view === to ? 'true' : undefined}
      onClick={() => rememberView(to)}
    >
      {children}
    </Link>
  )
}
