import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'

export interface AnsweredQueryProps {
  readonly address: SearchAddress
  readonly corrected: string | null
  readonly meant: string | null
}

/** Explains that a corrected query was used, or would find more, with a link to the other one. */
export function AnsweredQuery({ address, corrected, meant }: AnsweredQueryProps): ReactNode {
  const { page: _page, search: typed = '', ...rest } = address
  if (corrected !== null) {
    return (
      <output className="mb-4 block">
        <Trans>
          No title has “{typed}”. These are the results for <strong>{corrected}</strong>.
        </Trans>{' '}
        <Link
          to="/search"
          activeOptions={WHOLE_ADDRESS}
          search={{ ...rest, search: typed, as: 'typed' }}
          className="link"
        >
          <Trans>Search for “{typed}” as typed</Trans>
        </Link>
      </output>
    )
  }
  if (meant === null) return null
  return (
    <output className="mb-4 block">
      <Trans>
        Did you mean{' '}
        <Link to="/search" activeOptions={WHOLE_ADDRESS} search={{ ...rest, search: meant }} className="link">
          {meant}
        </Link>
        ?
      </Trans>
    </output>
  )
}
