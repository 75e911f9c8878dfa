import { decimalsOf, isZero, moneyFromWire } from '@jindu/domain/money'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { Button } from '@jindu/ui/primitives/button'
import { readUnits } from './read-units.ts'
import { MovesList } from './moves-list.tsx'
import type { Wallet } from './wallet.ts'

const READ_AGAIN_MS = 10_000

/** Hot and cold wallet of each coin, and the moves between them. */
export function WalletsSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const wallets = useQuery({ ...q.custody.wallets.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const columns = useColumns()
  return (
    <Sheet>
      <SheetHead title={<Trans>Hot and cold wallet</Trans>} />
      {wallets.isError ? (
        <SheetBody>
          <FailureNote error={wallets.error} retry={() => void wallets.refetch()} />
        </SheetBody>
      ) : (
        <>
          <DataTable
            density="desk"
            caption={t`Hot and cold wallet`}
            columns={columns}
            rows={wallets.data?.data}
            rowKey={({ currency }) => currency}
            loadingRows={wallets.isPending ? 3 : 0}
          />
          <MovesList wallets={wallets.data?.data ?? []} />
        </>
      )}
    </Sheet>
  )
}

function useColumns(): readonly DataColumn<Wallet>[] {
  const { t } = useLingui()
  return [
    { id: 'coin', header: t`Coin`, render: ({ currency }) => <strong>{currency}</strong> },
    {
      id: 'hot',
      header: t`Hot wallet`,
      foldLabel: t`Hot wallet`,
      align: 'end',
      fold: 'wide',
      render: ({ hot }) => <Amount of={hot} bare />,
    },
    {
      id: 'bounds',
      header: t`Floor and ceiling`,
      foldLabel: t`Floor and ceiling`,
      align: 'end',
      fold: 'wide',
      render: ({ floor, ceiling }) => (
        <span className="text-13 text-ink-2">
          {isZero(moneyFromWire(floor)) && isZero(moneyFromWire(ceiling)) ? (
            <Trans>None is set</Trans>
          ) : (
            <>
              <Bound of={floor} /> – <Bound of={ceiling} />
            </>
          )}
        </span>
      ),
    },
    {
      id: 'cold',
      header: t`Cold wallet`,
      foldLabel: t`Cold wallet`,
      align: 'end',
      fold: 'wide',
      render: ({ cold, watched }) =>
        watched ? (
          <Amount of={cold} bare />
        ) : (
          <span className="text-13 text-ink-3">
            <Trans>None is set</Trans>
          </span>
        ),
    },
    { id: 'level', header: t`State`, fold: 'wide', render: ({ level }) => <Level of={level} /> },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      render: (wallet) => (wallet.watched ? <MakeMove of={wallet} /> : null),
    },
  ]
}

function Bound({ of }: { readonly of: Wallet['floor'] }): ReactNode {
  return isZero(moneyFromWire(of)) ? <Trans context="a bound">none</Trans> : <Amount of={of} bare />
}

function Level({ of }: { readonly of: Wallet['level'] }): ReactNode {
  if (of === 'within') return null
  return (
    <StatusBadge kind="negative">
      {of === 'low' ? <Trans>Below its floor: top up</Trans> : <Trans>Above its ceiling: drain</Trans>}
    </StatusBadge>
  )
}

/** Asks for the amount and the way of a new move. */
function MakeMove({ of: { currency, level } }: { readonly of: Wallet }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const [direction, setDirection] = useState<'topUp' | 'drain'>(level === 'high' ? 'drain' : 'topUp')
  const [typed, setTyped] = useState('')
  const units = readUnits(typed, currency)
  const make = useStaffVerb(
    (client) => client.custody.make.mutate({ amount: { asset: currency, units: units ?? '0' }, direction }),
    {
      says: t`The move is made`,
      quiet: true,
      changes: [],
      done: async () => {
        setOpen(false)
        setTyped('')
        await q.custody.invalidate()
      },
    },
  )
  return (
    <>
      <Button
        size="s"
        variant="line"
        aria-label={t`Move ${currency}`}
        onClick={() => {
          make.reset()
          setOpen(true)
        }}
      >
        <Trans context="between wallets">Move</Trans>
      </Button>
      {open ? (
        <VerbDialog
          title={<Trans>Move {currency} between the wallets</Trans>}
          consequence={
            direction === 'topUp' ? (
              <Trans>
                A PSBT is made for the cold wallet’s keys to sign. Once it is back and a second member agreed, it is
                sent.
              </Trans>
            ) : (
              <Trans>Once a second member agreed, the node signs and sends it to the cold wallet.</Trans>
            )
          }
          confirmLabel={<Trans>Make the move</Trans>}
          variant="ink"
          ready={units !== null}
          verb={make}
          onClose={() => setOpen(false)}
          onConfirm={() => make.mutate(undefined)}
        >
          <Field kind="group" label={<Trans>Way</Trans>}>
            <Segmented
              value={direction}
              onValueChange={setDirection}
              options={[
                { value: 'topUp', label: t`Cold to hot` },
                { value: 'drain', label: t`Hot to cold` },
              ]}
            />
          </Field>
          <NumberField
            label={<Trans>Amount</Trans>}
            decimals={decimalsOf(currency)}
            value={typed}
            onValue={setTyped}
            input={{ maxLength: 40, align: 'end', suffix: currency }}
          />
        </VerbDialog>
      ) : null}
    </>
  )
}
