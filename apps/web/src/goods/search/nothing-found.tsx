import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CategoryLinks } from './named-categories.tsx'
import { canBeUid, filtersOf, FIRST_UID, isUnfiltered, type SearchAddress } from './search-query.ts'
import { chosenTraits, useTraitWords } from './traits.ts'
import type { Named } from './use-named.ts'

export interface NothingFoundProps {
  readonly address: SearchAddress
  /** Categories that may contain the goods after all. */
  readonly categories: Named['categories']
  /** The search stopped at its limit, so more goods may match. */
  readonly capped: boolean
}

export function NothingFound({ address, categories, capped }: NothingFoundProps): ReactNode {
  const words = useTraitWords()
  if (isUnfiltered(address)) {
    return (
      <EmptyState headingLevel={2} title={<Trans>No goods are for sale yet</Trans>}>
        <Trans>What sellers publish appears here, the latest first.</Trans>
      </EmptyState>
    )
  }
  const { search } = address
  const traits = chosenTraits(address)
  const narrowed = filtersOf(address) > 0 && (search !== undefined || traits.length > 0)
  const offered = categories.length > 0
  const { page: _page, ...kept } = address
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>Nothing matches this search</Trans>}
      action={
        <>
          <CategoryLinks address={address} categories={categories} leading />
          {traits.map((trait, index) => {
            const { [trait]: _trait, ...without } = kept
            const word = words[trait]
            return (
              <Link key={trait} to="/search" search={without} className={offered || index > 0 ? 'btn line' : 'btn ink'}>
                <Trans>Without “{word}”</Trans>
              </Link>
            )
          })}
          {narrowed && search !== undefined ? (
            <Link to="/search" search={{ search }} className={offered || traits.length > 0 ? 'btn line' : 'btn ink'}>
              <Trans>Search without filters</Trans>
            </Link>
          ) : null}
          <Link to="/search" className={narrowed || offered ? 'btn line' : 'btn ink'}>
            <Trans>Show all goods</Trans>
          </Link>
        </>
      }
    >
      <Why address={address} narrowed={narrowed} offered={offered} capped={capped} />
    </EmptyState>
  )
}

interface WhyProps {
  readonly address: SearchAddress
  readonly narrowed: boolean
  readonly offered: boolean
  readonly capped: boolean
}

function Why({ address: { uid, search }, narrowed, offered, capped }: WhyProps): ReactNode {
  if (uid !== undefined && !canBeUid(uid)) {
    return (
      <Trans>
        No seller has the ID {uid}: seller IDs begin at {FIRST_UID}.
      </Trans>
    )
  }
  if (capped)
    return <Trans>None of the goods looked at fits. There may be others: add a word, or take a filter away.</Trans>
  if (offered) return <Trans>What you look for may be in a category of that name.</Trans>
  if (narrowed && search === undefined)
    return <Trans>Goods that fit every filter appear here. Take one of them away.</Trans>
  return narrowed ? (
    <Trans>Goods that have these words and fit every filter appear here. Take a filter away, or try fewer words.</Trans>
  ) : (
    <Trans>Goods that fit appear here. Try fewer or shorter words, in the language the seller writes, or an id.</Trans>
  )
}
