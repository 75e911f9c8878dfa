import { Countdown } from '@jindu/ui/patterns/countdown'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Usd } from '../../../shared/format/amount.tsx'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useRates, worthOf } from '../worth.ts'
import { ARRIVING } from './first-reads.ts'

const CELL = 'flex min-w-0 flex-col gap-1 px-5 pt-4 pb-[18px] phone:px-4 phone:py-3'
const QUIET_CELL = `${CELL} border-l border-line hover:bg-hover phone:border-t phone:border-l-0`
const FULL_CELL = `${CELL} bg-money text-on-money hover:bg-money-hover`
const LABEL = 'flex items-center gap-2 text-13'

/** The reader's money in dollars: available, held, and incoming. */
export function BalanceSummary(): ReactNode {
  const { q } = useApi()
  const overview = useQuery(q.wallet.overview.queryOptions())
  const { data: wallet } = overview
  const wait = overview.isError ? <NotRead /> : <Skeleton className="h-8 w-36" />
  const held = wallet !== undefined && wallet.inEscrow.units !== '0'
  const fiatOnly = held && wallet.openFiat === wallet.openOrders
  const aside = held ? 'text-on-money-2' : 'text-ink-3'
  return (
    <section className="sheet grid grid-cols-[1fr_1.2fr_1fr] overflow-hidden phone:grid-cols-1">
      <div className={CELL}>
        <span className={`${LABEL} text-ink-3`}>
          <span className="spot" aria-hidden="true" />
          <Trans>Yours to spend</Trans>
        </span>
        {wallet === undefined ? (
          wait
        ) : wallet.spendable === null ? (
          <NoRate />
        ) : (
          <UsdText cents={BigInt(wallet.spendable.units)} big />
        )}
        <span className="text-13 text-ink-3">
          {wallet?.inOffers == null || wallet.inOffers.units === '0' ? (
            <Trans>All coins, fund and fiat balance</Trans>
          ) : (
            <Trans>
              and <Usd of={wallet.inOffers} /> locked in your sell offers
            </Trans>
          )}
        </span>
      </div>
      <Link
        {...(fiatOnly
          ? { to: '/personal/otcManage', search: { tab: 'myOtcOrder' } }
          : { to: '/personal/buyOrderList' })}
        className={held ? FULL_CELL : QUIET_CELL}
      >
        <span className={`${LABEL} ${aside}`}>
          <span className={held ? 'spot border-on-money bg-on-money' : 'spot'} aria-hidden="true" />
          <Trans>In escrow</Trans>
        </span>
        {wallet === undefined ? wait : <UsdText cents={BigInt(wallet.inEscrow.units)} big />}
        <span className={`text-13 ${aside}`}>
          <EscrowLine />
        </span>
      </Link>
      <Arriving />
    </section>
  )
}

function EscrowLine(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(60)
  const offsetSeconds = useServerOffset()
  const { data: wallet, isError } = useQuery(q.wallet.overview.queryOptions())
  if (wallet === undefined && isError) return <Trans>Your orders are not affected.</Trans>
  if (wallet === undefined) return <Trans>Reading your orders</Trans>
  const { openOrders, next } = wallet
  if (openOrders === 0) return <Trans>No order is open</Trans>
  if (next === null) return <Plural value={openOrders} one="# open order" other="# open orders" />
  return (
    <Trans>
      <Plural value={openOrders} one="# open order" other="# open orders" />, next settles in{' '}
      <Countdown
        target={next.at}
        now={now}
        offsetSeconds={offsetSeconds}
        labels={{ days: t`d`, hours: t`h` }}
        passed={t`a moment`}
      />
    </Trans>
  )
}

function Arriving(): ReactNode {
  const { q } = useApi()
  const rates = useRates()
  const { data: deposits, isError } = useQuery(q.wallet.deposits.queryOptions(ARRIVING))
  const arriving = deposits?.data.filter(({ status }) => status === 'unconfirmed') ?? []
  const worth = worthOf(arriving, rates)
  const [only] = arriving
  const [firstOpen] = useOpenCurrencies('deposit')
  const currency = only?.currency ?? firstOpen
  return (
    <Link to="/personal/assets/deposit" search={currency === undefined ? {} : { currency }} className={QUIET_CELL}>
      <span className={`${LABEL} text-ink-3`}>
        <span className="spot" aria-hidden="true" />
        <Trans>Arriving</Trans>
      </span>
      {deposits === undefined ? (
        isError ? (
          <NotRead />
        ) : (
          <Skeleton className="h-8 w-28" />
        )
      ) : worth === undefined ? (
        <NoRate />
      ) : (
        <UsdText cents={worth.units} big />
      )}
      <span className="text-13 text-ink-3">
        {deposits === undefined ? (
          isError ? (
            <Trans>What you sent is not affected.</Trans>
          ) : (
            <Trans>Reading your deposits</Trans>
          )
        ) : only === undefined ? (
          <Trans>No deposit is on its way</Trans>
        ) : arriving.length === 1 ? (
          <Trans>
            1 deposit, {only.confirmations} of {only.confirmationsNeeded} confirmations
          </Trans>
        ) : (
          <Plural value={arriving.length} one="# deposit" other="# deposits" />
        )}
      </span>
    </Link>
  )
}

const FIGURE = 'text-22 leading-tight font-semibold'

function NoRate(): ReactNode {
  return (
    <span className={FIGURE}>
      <Trans>No rate now</Trans>
    </span>
  )
}

/** Replaces a figure after a failed read, which must not look like zero. */
function NotRead(): ReactNode {
  return (
    <span className={FIGURE}>
      <Trans>Not read now</Trans>
    </span>
  )
}
