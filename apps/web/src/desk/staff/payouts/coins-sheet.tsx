import { isZero, moneyFromWire, moneyToWire, subtract } from '@jindu/domain/money'
import { Address } from '@jindu/ui/patterns/address'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { TakeSnapshot } from '../../../wallet/proofs/index.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { askedFacts } from '../shared/asked-facts.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { CoinState } from './coin-state.tsx'
import { HoldingsChart } from './holdings-chart.tsx'
import { MissingCoins } from './missing-coins.tsx'

type Coin = ApiOutputs['treasury']['coins']['data'][number]

const READ_AGAIN_MS = 10_000

/** For each coin: the hot wallet's balance, the users' balances, and whether payouts run. */
export function CoinsSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const coins = useQuery({ ...q.treasury.coins.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const columns = useColumns()
  return (
    <Sheet className={coins.isPending ? 'min-h-143 phone:min-h-282' : undefined}>
      <SheetHead title={<Trans>Hot wallet</Trans>} end={<TakeSnapshot />} />
      {coins.isError ? (
        <SheetBody>
          <FailureNote error={coins.error} retry={() => void coins.refetch()} />
        </SheetBody>
      ) : (
        <>
          <DataTable
            density="desk"
            caption={t`Hot wallet`}
            columns={columns}
            rows={coins.data?.data}
            rowKey={({ currency }) => currency}
            loadingRows={coins.isPending ? 3 : 0}
            empty={
              <SheetBody>
                <Note tone="neutral">
                  <Trans>No chain is connected: nothing comes in and nothing goes out.</Trans>
                </Note>
              </SheetBody>
            }
          />
          <MissingCoins coins={coins.data?.data ?? []} reread={() => coins.refetch()} />
          <HoldingsChart coins={coins.data?.data ?? []} />
        </>
      )}
    </Sheet>
  )
}

function useColumns(): readonly DataColumn<Coin>[] {
  const { t } = useLingui()
  return [
    {
      id: 'coin',
      header: t`Coin`,
      render: ({ currency, gas }) => (
        <span className="grid gap-0.5">
          <strong>{currency}</strong>
          {gas === null ? null : <GasLine gas={gas} />}
        </span>
      ),
    },
    {
      id: 'found',
      header: t`On the chain`,
      foldLabel: t`On the chain`,
      align: 'end',
      render: ({ found }) => <Amount of={found} bare />,
    },
    {
      id: 'owed',
      header: t`Owed to users`,
      foldLabel: t`Owed to users`,
      align: 'end',
      fold: 'wide',
      render: ({ owed }) => <Amount of={owed} bare />,
    },
    {
      id: 'difference',
      header: t`Books less chain`,
      foldLabel: t`Books less chain`,
      align: 'end',
      fold: 'wide',
      render: ({ inBooks, found }) => (
        <Amount of={moneyToWire(subtract(moneyFromWire(inBooks), moneyFromWire(found)))} bare />
      ),
    },
    {
      id: 'capital',
      header: t`Operator’s capital`,
      foldLabel: t`Operator’s capital`,
      align: 'end',
      fold: 'wide',
      render: ({ capital, inReview, approved }) => (
        <span className="grid justify-items-end gap-0.5">
          <Amount of={capital} bare />
          {isZero(moneyFromWire(capital)) && inReview.count + approved.count > 0 ? (
            <span className="max-w-56 text-right text-12 text-hold phone:text-left">
              <Trans>Top up before the first payment: the network’s fee may need it.</Trans>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'queue',
      header: t`Payouts`,
      fold: 'wide',
      render: ({ inReview, approved, out }) => (
        <span className="text-13 text-ink-2">
          <Trans>
            {inReview.count} in review, {approved.count} approved, {out.count} sent
          </Trans>
          {out.stuck === 0 ? null : (
            <span className="text-hold">
              {', '}
              <Plural value={out.stuck} one="# stuck" other="# stuck" />
            </span>
          )}
        </span>
      ),
    },
    { id: 'state', header: t`State`, fold: 'wide', render: (coin) => <CoinState of={coin} /> },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      render: (coin) => <Steps of={coin} />,
    },
  ]
}

/** The network of a coin, and the gas that its paying address has left. */
function GasLine({ gas: { network, coin, held, low } }: { readonly gas: NonNullable<Coin['gas']> }): ReactNode {
  return (
    <span className="grid gap-0.5 text-12 text-ink-3">
      <span>{network}</span>
      {held === null ? null : (
        <span className="num whitespace-nowrap">
          <Trans>
            {held} {coin} for gas
          </Trans>
        </span>
      )}
      {low ? (
        <span className="text-hold">
          <Trans>Gas runs low: send {coin} to the top-up address</Trans>
        </span>
      ) : null}
    </span>
  )
}

function Steps({ of: { currency, stopped, approved } }: { readonly of: Coin }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [address, setAddress] = useState<string>()
  const reread = () => q.treasury.invalidate()
  const topUp = useStaffVerb((client) => client.treasury.topUpAddress.mutate({ currency }), {
    changes: [],
    done: (answer) => setAddress(answer.address),
  })
  const uid = useSession()?.uid
  return (
    <span className="grid justify-items-end gap-2">
      <span className="flex flex-wrap justify-end gap-2">
        <Button size="s" variant="quiet" loading={topUp.isPending} onClick={() => topUp.mutate(undefined)}>
          <Trans>Top up</Trans>
        </Button>
        {stopped === null ? (
          <ReasonStep
            label={<Trans>Stop payouts</Trans>}
            name={t`Stop payouts of ${currency}`}
            takesBack={false}
            inRow
            title={<Trans>Stop the payouts of {currency}</Trans>}
            consequence={
              <Trans>
                Nothing more is signed. Deposits, trades and what is already sent go on. Two of finance resume it.
              </Trans>
            }
            says={t`Payouts of ${currency} are stopped`}
            step={(client, reason) => client.treasury.stop.mutate({ currency, reason })}
            reread={reread}
          />
        ) : (
          <>
            <ReasonStep
              label={<Trans>Ask to resume</Trans>}
              name={t`Ask to resume payouts of ${currency}`}
              takesBack
              inRow
              title={<Trans>Ask to resume the payouts of {currency}</Trans>}
              consequence={<Trans>A second member of finance must agree. They read the reason.</Trans>}
              says={t`Asked to resume payouts of ${currency}`}
              step={(client, reason) => client.treasury.askToResume.mutate({ currency, reason })}
              reread={reread}
            />
            {stopped.askedBy === null || stopped.askedBy === uid ? null : (
              <AgreeStep
                first={stopped.askedBy}
                label={<Trans>Resume</Trans>}
                name={t`Resume payouts of ${currency}`}
                title={<Trans>Let the payouts of {currency} go on?</Trans>}
                consequence={
                  <Trans>
                    Approved withdrawals are signed and sent from now on. What was sent cannot be called back.
                  </Trans>
                }
                facts={[
                  {
                    id: 'waiting',
                    name: <Trans>Approved and waiting</Trans>,
                    value: (
                      <>
                        {approved.count} · <Amount of={approved.amount} />
                      </>
                    ),
                  },
                  ...askedFacts(stopped.askedBy, stopped.askedReason),
                ]}
                confirmLabel={<Trans>Let payouts of {currency} go on</Trans>}
                variant="money"
                says={t`Payouts of ${currency} run again`}
                step={(client) => client.treasury.resume.mutate({ currency })}
                reread={reread}
              />
            )}
          </>
        )}
      </span>
      {address === undefined ? null : (
        <span className="max-w-96 text-left">
          <span className="text-12 text-ink-3">
            <Trans>What comes to this address is the operator’s capital.</Trans>
          </span>
          <Address value={address} />
        </span>
      )}
    </span>
  )
}
