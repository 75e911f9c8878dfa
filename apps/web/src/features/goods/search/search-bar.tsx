import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import type { GoodsView } from '../../../shared/preferences.ts'
import { rememberView } from './use-view.ts'

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
  const sorts = [
    [0, t`Latest released`],
    [2, t`Latest updated`],
    [1, t`Most sold`],
    [4, t`Hot`],
    [3, t`Recommended`],
  ] as const
  const current = sort ?? (best ? undefined : 0)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 phone:hidden">
        <SegmentedNav label={t`Order of the list`} className="w-max">
          {best ? (
            <Link
              to="/search"
              activeOptions={WHOLE_ADDRESS}
              search={rest}
              aria-current={current === undefined ? 'true' : undefined}
            >
              <Trans>Best match</Trans>
            </Link>
          ) : null}
          {sorts.map(([number, label]) => (
            <Link
              key={number}
              to="/search"
              activeOptions={WHOLE_ADDRESS}
              search={{ ...rest, sort: number }}
              aria-current={current === number ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </SegmentedNav>
      </div>
      <div className="flex items-center gap-3 phone:w-full phone:flex-wrap phone:justify-between">
        <Select
          size="s"
          className="hidden! phone:flex! phone:w-full"
          aria-label={t`Order of the list`}
          value={current ?? ''}
          onChange={({ target: { value } }) => {
            const chosen = sorts.find(([number]) => String(number) === value)
            void navigate({ to: '/search', search: chosen === undefined ? rest : { ...rest, sort: chosen[0] } })
          }}
        >
          {best ? <option value="">{t`Best match`}</option> : null}
          {sorts.map(([number, label]) => (
            <option key={number} value={number}>
              {label}
            </option>
          ))}
        </Select>
        {children}
        <SegmentedNav label={t`How the list looks`}>
          <ViewLink address={address} to="cards" view={view}>
            <LayoutGrid className="ic s" aria-hidden="true" />
            <Trans>Cards</Trans>
          </ViewLink>
          <ViewLink address={address} to="table" view={view}>
            <List className="ic s" aria-hidden="true" />
            <Trans>Table</Trans>
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
