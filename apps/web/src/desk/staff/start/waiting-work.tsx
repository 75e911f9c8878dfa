import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { Overview } from './places.tsx'

type Kind = Overview['waiting'][number]['kind']
type Place = Pick<LinkProps, 'to' | 'search' | 'hash'>

const READ_AGAIN_MS = 30_000

/** The page on which staff act on each kind. */
const PLACES: Readonly<Record<Kind, Place>> = {
  cases: { to: '/staff/cases' },
  secondRulings: { to: '/staff/cases', search: { queue: 'second' } },
  reports: { to: '/staff', hash: 'queue' },
  tickets: { to: '/staff/tickets' },
  withdrawals: { to: '/staff/payouts' },
  secondApprovals: { to: '/staff/payouts' },
  stoppedCoins: { to: '/staff/payouts' },
  writeOffs: { to: '/staff/payouts' },
  reserves: { to: '/staff/payouts', search: { part: 'custody' } },
  coldMoves: { to: '/staff/payouts', search: { part: 'custody' } },
  moves: { to: '/staff/payouts', search: { queue: 'moves' } },
  rates: { to: '/staff/payouts', search: { part: 'rates' } },
  settings: { to: '/staff/settings' },
  roles: { to: '/staff/members' },
}

/** How much waits in each place of the reader's role, zero too. */
export function WaitingWork({ className }: { readonly className: string }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, error, refetch } = useQuery({ ...q.staff.overview.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const words: Readonly<Record<Kind, string>> = {
    cases: t`disputes to rule on`,
    secondRulings: t`rulings for a second arbiter`,
    reports: t`items in the queue`,
    tickets: t`tickets without an answer`,
    withdrawals: t`withdrawals to review`,
    secondApprovals: t`withdrawals for a second approval`,
    stoppedCoins: t`coins with stopped payouts`,
    writeOffs: t`write-offs for a second member`,
    reserves: t`signed reserves for a second member`,
    coldMoves: t`moves between hot and cold wallets`,
    moves: t`moves to review`,
    rates: t`rates for a second member`,
    settings: t`settings for a second administrator`,
    roles: t`roles for a second administrator`,
  }
  return (
    <Sheet className={className}>
      <SheetHead title={<Trans>What waits for you</Trans>} />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      {data === undefined ? (
        error === null ? (
          <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="m-4 h-16" />
          </Loading>
        ) : null
      ) : (
        <ul
          aria-label={t`What waits for you`}
          className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 px-5 py-2 phone:grid-cols-1 phone:px-4"
        >
          {data.waiting.map(({ kind, count }) => (
            <li key={kind}>
              <Link {...PLACES[kind]} className="group flex items-baseline gap-2 py-1.5 text-13 phone:py-3">
                <span className={`num min-w-6 text-right text-16 font-semibold ${count > 0 ? '' : 'text-ink-3'}`}>
                  {count}
                </span>
                <span className="link">{words[kind]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
