import type { Right } from '@jindu/domain/accounts/rights'
import type { SiteSettingKey } from '@jindu/domain/accounts/site'
import { Note } from '@jindu/ui/primitives/note'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'

/** The settings that make a right a requirement. */
const REQUIREMENTS: Readonly<Partial<Record<SiteSettingKey, Right>>> = {
  publishRightRequired: 'publish',
  replyRightRequired: 'reply',
}

/** The right that a change starts to require; null for other changes. */
export function requirementOf(of: SiteSettingKey, seen: unknown, value: unknown): Right | null {
  return seen === false && value === true ? (REQUIREMENTS[of] ?? null) : null
}

/** Number of users whom a requirement would exclude, and the end of the grace period. */
export function ShutOutNote({ right }: { readonly right: Right }): ReactNode {
  const { q } = useApi()
  const { data, error, refetch } = useQuery({ ...q.rights.shutOut.queryOptions({ right }), staleTime: 0 })
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="block h-16" />
  return (
    <Note
      tone="hold"
      title={
        <Plural
          value={data.sellers}
          one="# seller with goods on sale is without this right"
          other="# sellers with goods on sale are without this right"
        />
      }
    >
      <Plural
        value={data.accounts}
        one="# account that was here in the last 30 days is without it."
        other="# accounts that were here in the last 30 days are without it."
      />{' '}
      <Trans>
        Everybody goes on as before until <Moment at={data.countsFrom} />; who has no right then is refused.
      </Trans>
    </Note>
  )
}
