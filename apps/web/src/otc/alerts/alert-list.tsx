import { rules } from '@jindu/domain/rules'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { AlertFilter, AlertHeading, type Alert } from './alert-words.tsx'
import { PriceAlertForm } from './price-alert-form.tsx'

/** The reader's alerts, and the form for one of a price. */
export function AlertList(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const alerts = useQuery(q.otcAlerts.list.queryOptions({}))
  const columns = useColumns()
  const rows = alerts.data?.data
  const isFull = (rows?.length ?? 0) >= rules.otc.maximumAlerts
  return (
    <Sheet>
      <SheetHead title={<Trans>Tell me when the price is reached</Trans>} />
      <SheetBody>
        <PriceAlertForm full={isFull} />
        {isFull ? (
          <p className="mt-2 text-13 text-ink-3">
            <Trans>You have {rules.otc.maximumAlerts} alerts, the most there can be. Remove one first.</Trans>
          </p>
        ) : null}
      </SheetBody>
      {rows === undefined && alerts.isError ? (
        <SheetBody>
          <FailureNote error={alerts.error} retry={() => void alerts.refetch()} />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Alerts`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          loadingRows={alerts.isPending ? 3 : 0}
          empty={
            <EmptyState
              headingLevel={2}
              title={<Trans>No alert yet</Trans>}
              action={
                <Button asChild variant="ink">
                  <Link to="/otc">
                    <Trans>To the market</Trans>
                  </Link>
                </Button>
              }
            >
              <Trans>Narrow the market to what you look for, then choose “Tell me of such offers”.</Trans>
            </EmptyState>
          }
        />
      )}
    </Sheet>
  )
}

function useColumns(): readonly DataColumn<Alert>[] {
  const { t } = useLingui()
  const remove = useVerb((client, id: number) => client.otcAlerts.remove.mutate({ id }), {
    says: t`The alert is removed`,
  })
  return [
    {
      id: 'waits',
      header: <Trans>Waits for</Trans>,
      render: (alert) => (
        <span className="grid gap-0.5">
          <AlertHeading alert={alert} />
          <AlertFilter of={alert} />
        </span>
      ),
    },
    {
      id: 'told',
      header: <Trans>Last told</Trans>,
      foldLabel: t`Last told`,
      render: ({ toldAt }) =>
        toldAt === null ? (
          <span className="text-ink-3">
            <Trans>not yet</Trans>
          </span>
        ) : (
          <Moment at={toldAt} />
        ),
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'beside',
      render: (alert) => (
        <span className="inline-flex gap-1">
          {alert.side === null ? null : (
            <Button asChild size="s">
              <Link to="/otc" search={marketOf(alert)}>
                <Trans>Show offers</Trans>
              </Link>
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={t`Remove alert ${alert.id}`}
            loading={remove.isPending && remove.variables === alert.id}
            onClick={() => remove.mutate(alert.id)}
          >
            <Trans>Remove</Trans>
          </Button>
        </span>
      ),
    },
  ]
}

const CENTS = 100n

/** The market's address with an alert's filters. */
function marketOf({ side, currency, amount, method, fiat, ownerUid }: Alert) {
  return {
    side: side === 'buy' ? ('sell' as const) : ('buy' as const),
    currency,
    ...(amount === null ? {} : { amount: Number(BigInt(amount.units) / CENTS) }),
    ...(method === null ? {} : { method }),
    ...(fiat === null ? {} : { fiat }),
    ...(ownerUid === null ? {} : { trader: ownerUid }),
  }
}
