import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Amount } from '../../../shared/format/amount.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { queueInput, type CaseRow } from '../queue/queue-search.ts'
import { nextCase } from './next-case.ts'

/** Number of oldest cases read from each queue. */
const LOOKED = 60

/** After a ruling: the next case that this arbiter may decide. */
export function NextCaseLine({ after }: { readonly after: Pick<CaseRow, 'kind' | 'id'> }): ReactNode {
  const { q } = useApi()
  const uid = useSession()?.uid ?? 0
  const now = useNow(60)
  const waiting = useQuery(q.disputes.cases.queryOptions(queueInput({ limit: LOOKED })))
  const second = useQuery(q.disputes.cases.queryOptions(queueInput({ queue: 'second', limit: LOOKED })))
  // On an error show nothing: the link to the queue above remains.
  if (waiting.error !== null || second.error !== null) return null
  if (waiting.data === undefined || second.data === undefined) {
    return (
      <SheetBody className="flex min-h-[68px] items-center justify-between gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-9 w-28" />
      </SheetBody>
    )
  }
  const next = nextCase({ waiting: waiting.data.data, second: second.data.data, after, uid, now })
  const isPart = [waiting, second].some(({ data }) => data.data.length === LOOKED)
  return (
    <SheetBody className="flex min-h-[68px] flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {next === null ? (
        <>
          <span className="text-13 text-ink-2">
            {isPart ? (
              <Trans>None of the oldest cases can be decided now.</Trans>
            ) : (
              <Trans>No other case can be decided now.</Trans>
            )}
          </span>
          <Link to="/staff/cases" className="btn line phone:w-full">
            <Trans>Disputes</Trans>
          </Link>
        </>
      ) : (
        <>
          <span className="min-w-0 text-13 text-ink-2">
            <b className="font-semibold text-ink">
              <UserText>{next.title}</UserText>
            </b>{' '}
            <span className="num">
              <Trans>
                case {next.id}, <Amount of={next.amount} />
              </Trans>
            </span>
          </span>
          <Link
            to="/staff/cases/$id"
            params={{ id: String(next.id) }}
            search={next.kind === 'goodsOrder' ? {} : { kind: next.kind }}
            className="btn ink phone:w-full"
          >
            <Trans>Next case</Trans>
            <ArrowRight className="ic s" aria-hidden="true" />
          </Link>
        </>
      )}
    </SheetBody>
  )
}
