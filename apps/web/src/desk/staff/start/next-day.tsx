import { UsdText } from '@jindu/ui/patterns/money-text'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDateTime, formatTime } from '../../../shared/format/date.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { placeFlags } from '../../../shared/time/place-flags.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

type NextDay = ApiOutputs['staff']['nextDay']
type Kind = NextDay['kinds'][number]['kind']

const READ_AGAIN_MS = 60_000
const HOURS = 24
const UNITS = HOURS * 2
const SECONDS_A_UNIT = 1_800
/** Width of a flag's label on a wide screen, in ruler units. */
const WORDS_UNITS = 11

/** The hours of one kind in which something is due; the first one has the label. */
interface Due {
  readonly kind: Kind
  readonly count: number
  /** US cents; 0 for kinds without money. */
  readonly cents: bigint
  readonly first: number
}

/** Ruler of the next 24 hours: cases, notices, second-member decisions, payments, and orders that end by the clock. */
export function NextDay({ className }: { readonly className: string }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, error, refetch } = useQuery({ ...q.staff.nextDay.queryOptions(), refetchInterval: READ_AGAIN_MS })
  return (
    <Sheet className={className}>
      <SheetHead title={<Trans>The next 24 hours</Trans>} />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      {data === undefined ? (
        error === null ? (
          <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="m-4 h-20" />
          </Loading>
        ) : null
      ) : (
        <Falling of={data} />
      )}
    </Sheet>
  )
}

function Falling({ of: { from, kinds } }: { readonly of: NextDay }): ReactNode {
  const { t } = useLingui()
  const options = useDateOptions(60)
  const dues = kinds.flatMap(({ kind, hours }): Due[] => {
    const [first] = hours
    if (first === undefined) return []
    const count = hours.reduce((sum, hour) => sum + hour.count, 0)
    const cents = hours.reduce((sum, { total }) => sum + BigInt(total?.units ?? 0), 0n)
    return [{ kind, first: first.at, count, cents }]
  })
  const unit = (at: number): number => (at - from) / SECONDS_A_UNIT
  const placed = placeFlags(
    dues.map((due) => ({ due, at: unit(due.first) })),
    UNITS,
    WORDS_UNITS,
  )
  const later = kinds.flatMap(({ kind, hours }) => hours.slice(1).map(({ at }) => ({ kind, at })))
  const shown = placed.filter(({ row }) => row !== null).map(({ flag }) => flag.due)
  return (
    <>
      <div className="px-5 pt-4 pb-3 phone:hidden">
        <TimeRuler
          label={t`The next 24 hours`}
          units={UNITS}
          major={8}
          flags={[
            ...later.map(({ kind, at }) => ({ id: `${kind}-${at}`, at: unit(at), row: 1 as const, tone: TONES[kind] })),
            ...placed.map(({ flag: { due, at }, row }) => ({
              id: due.kind,
              at,
              row: row ?? (1 as const),
              tone: TONES[due.kind],
              ...(row === null
                ? {}
                : { children: <b>{formatTime(due.first, options.timeZone)}</b>, detail: <Words of={due} /> }),
            })),
          ]}
          marks={[
            { at: 0, label: t({ message: 'now', context: 'ruler' }) },
            { at: UNITS / 2, label: formatTime(from + (HOURS / 2) * 3_600, options.timeZone) },
            { at: UNITS, label: formatDateTime(from + HOURS * 3_600, options) },
          ]}
        />
      </div>
      {dues.length > 0 ? null : (
        <p className="px-5 pb-4 text-13 text-ink-3 phone:px-4 phone:pt-4">
          <Trans>Nothing falls due.</Trans>
        </p>
      )}
      {/* Items without room on the ruler; on phones, which have no ruler, the next one. */}
      <ul className="divide-y divide-line">
        {dues
          .toSorted((a, b) => a.first - b.first)
          .map((due, index) => (
            <li
              key={due.kind}
              className={`gap-3 px-5 py-2 text-13 phone:px-4 ${shown.includes(due) ? 'hidden' : 'flex'} ${index === 0 ? 'phone:flex' : 'phone:hidden'}`}
            >
              <span className="num shrink-0 text-ink-3">
                <Moment at={due.first} />
              </span>
              <span>
                <Words of={due} />
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}

const TONES: Readonly<Record<Kind, 'ink' | 'money' | 'hold'>> = {
  cases: 'hold',
  notices: 'ink',
  settings: 'ink',
  roles: 'ink',
  rates: 'ink',
  settlements: 'money',
  payments: 'money',
  fiat: 'ink',
}

/** Page for acting on each kind; orders end by themselves and have none. */
const PLACES: Readonly<Partial<Record<Kind, Pick<LinkProps, 'to' | 'search'>>>> = {
  cases: { to: '/staff/cases' },
  notices: { to: '/staff/notices' },
  settings: { to: '/staff/settings' },
  roles: { to: '/staff/members' },
  rates: { to: '/staff/payouts', search: { part: 'rates' } },
}

function Words({ of: { kind, count, cents } }: { readonly of: Due }): ReactNode {
  const words: Readonly<Record<Kind, ReactNode>> = {
    cases: <Plural value={count} one="# case can be ruled" other="# cases can be ruled" />,
    notices: <Plural value={count} one="# notice appears" other="# notices appear" />,
    settings: <Plural value={count} one="# proposed setting runs out" other="# proposed settings run out" />,
    roles: <Plural value={count} one="# proposed role runs out" other="# proposed roles run out" />,
    rates: <Plural value={count} one="# set rate ends" other="# set rates end" />,
    settlements: (
      <>
        <Plural value={count} one="# order settles" other="# orders settle" /> · <UsdText cents={cents} />
      </>
    ),
    payments: (
      <>
        <Plural value={count} one="# fiat payment due" other="# fiat payments due" /> · <UsdText cents={cents} />
      </>
    ),
    fiat: <Plural value={count} one="# unpaid fiat order ends" other="# unpaid fiat orders end" />,
  }
  const place = PLACES[kind]
  return place === undefined ? (
    words[kind]
  ) : (
    <Link {...place} className="link">
      {words[kind]}
    </Link>
  )
}
