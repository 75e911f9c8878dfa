import { CURRENCIES, CURRENCY_CODES } from '@jindu/domain/money'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { rateText } from '../../../shared/format/rate-text.ts'
import { DepositLink } from '../../../shared/page/deposit-link.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { shareText } from './share-text.ts'
import { useRates, worthOf, type Rates } from '../worth.ts'

type Balance = ApiOutputs['wallet']['balances']['data'][number]

const ROWS = CURRENCY_CODES.length

/**
 * Each coin with both balances, the amount held by orders, their worth and share of all coins, and links to the steps.
 */
export function BalancesTable(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const rates = useRates()
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const columns = useColumns(rates)
  const quotedAt = Math.min(...[...(rates?.values() ?? [])].map((quoted) => quoted.quotedAt))
  if (balances.isError) {
    return (
      <FailureNote
        error={balances.error}
        money={<Trans>Your balances are not affected, they could only not be read.</Trans>}
        retry={() => void balances.refetch()}
      />
    )
  }
  return (
    <section className="sheet">
      <DataTable
        caption={t`Balances`}
        density="air"
        columns={columns}
        rows={balances.data?.data}
        rowKey={({ currency }) => currency}
        loadingRows={balances.isPending ? ROWS : 0}
      />
      {Number.isFinite(quotedAt) ? (
        <p className="border-t border-line px-5 py-2 text-13 text-ink-3 phone:px-4">
          <Trans>
            Rates updated <Moment at={quotedAt} as="relative" />, worth in USD is rounded down
          </Trans>
        </p>
      ) : null}
    </section>
  )
}

function useColumns(rates: Rates | undefined): readonly DataColumn<Balance>[] {
  const { t } = useLingui()
  return [
    {
      id: 'coin',
      header: <Trans>Coin</Trans>,
      render: ({ currency }) => (
        <>
          <b>{currency}</b> <span className="text-ink-3">{CURRENCIES[currency].enName}</span>
        </>
      ),
    },
    {
      id: 'fund',
      header: <Trans>Fund balance</Trans>,
      foldLabel: t`Fund balance`,
      fold: 'wide',
      align: 'end',
      className: 'phone:order-1 phone:flex phone:justify-between',
      render: ({ fund }) => <Amount of={fund} />,
    },
    {
      id: 'otc',
      header: <Trans>Fiat balance</Trans>,
      foldLabel: t`Fiat balance`,
      fold: 'wide',
      align: 'end',
      className: 'phone:order-1 phone:flex phone:justify-between',
      render: ({ otc }) => <Amount of={otc} />,
    },
    {
      id: 'escrow',
      header: t`In escrow`,
      foldLabel: t`In escrow`,
      fold: 'wide',
      align: 'end',
      className: 'phone:order-1 phone:flex phone:justify-between',
      render: ({ escrow }) => <Amount of={escrow} />,
    },
    {
      id: 'worth',
      header: <Trans>Worth</Trans>,
      align: 'end',
      render: (row) => <Worth of={row} rates={rates} />,
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      className: 'phone:order-2',
      render: (row) => <Steps of={row} />,
    },
  ]
}

function Worth({ of, rates }: { readonly of: Balance; readonly rates: Rates | undefined }): ReactNode {
  const { currency, fund, otc, shareBasisPoints } = of
  const quoted = rates?.get(currency)
  const worth = worthOf(
    [
      { currency, amount: fund },
      { currency, amount: otc },
    ],
    rates,
  )
  if (worth === undefined) {
    return (
      <span className="text-ink-3">
        <Trans>No rate now</Trans>
      </span>
    )
  }
  return (
    <>
      <Usd of={{ asset: 'USD', units: worth.units.toString() }} strong />
      {quoted === undefined ? null : (
        <div className="text-12 text-ink-3">
          <Trans>at {rateText(quoted.rate)}</Trans>
          {shareBasisPoints === null || worth.units === 0n ? null : (
            <>
              <span className="max-[1180px]:hidden phone:inline!"> · </span>
              <span className="max-[1180px]:block phone:inline!">
                <Trans>{shareText(shareBasisPoints)} of your balances</Trans>
              </span>
            </>
          )}
        </div>
      )}
    </>
  )
}

function Steps({ of: { currency } }: { readonly of: Balance }): ReactNode {
  const { t } = useLingui()
  const search = { currency }
  const withdrawable = useOpenCurrencies('withdrawal')
  return (
    <div className="-mr-2.5 flex justify-end gap-1 phone:mr-0 phone:-ml-2.5 phone:justify-start">
      <DepositLink currency={currency} className="btn quiet s" aria-label={t`Deposit ${currency}`}>
        <Trans>Deposit</Trans>
      </DepositLink>
      {withdrawable.includes(currency) ? (
        <Button asChild variant="quiet" size="s">
          <Link to="/personal/assets/withdraw" search={search} aria-label={t`Withdraw ${currency}`}>
            <Trans>Withdraw</Trans>
          </Link>
        </Button>
      ) : null}
      <Button asChild variant="quiet" size="s">
        <Link to="/personal/assets/transfer" search={search} aria-label={t`Transfer ${currency}`}>
          <Trans>Transfer</Trans>
        </Link>
      </Button>
      <Button asChild variant="quiet" size="s">
        <Link to="/personal/assets/transition" search={search} aria-label={t`Move ${currency}`}>
          <Trans>Move</Trans>
        </Link>
      </Button>
    </div>
  )
}
