import { reservesBasisPoints } from '@jindu/domain/wallet/proofs'
import { Address } from '@jindu/ui/patterns/address'
import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { saveFile } from '../../shared/save-file.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Reserves = NonNullable<ApiOutputs['proofs']['reserves']>
type Coin = Reserves['coins'][number]

/** Says what the page does not prove: without signatures of the latest snapshot it proves liabilities only. */
export function LiabilitiesOnly({ reserves }: { readonly reserves: Reserves | null }): ReactNode {
  return (
    <Note tone="neutral" title={<Trans>Liabilities only</Trans>}>
      {reserves === null ? (
        <Trans>
          The total is checked by its users. Coin in the books is the site’s own figure: no wallet address is signed
          here.
        </Trans>
      ) : (
        <Trans>No wallet address signed the latest snapshot. The last signed reserves are below.</Trans>
      )}
    </Note>
  )
}

/** Signed addresses and what they held, beside what users were owed in the same snapshot. */
export function ReservesSheet({ of }: { readonly of: Reserves }): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState<string>()
  const columns = useColumns(open, setOpen)
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Reserves</Trans>}
        end={
          <Trans>
            Snapshot of <Moment at={of.takenAt} />
          </Trans>
        }
      />
      <DataTable
        caption={t`Reserves`}
        columns={columns}
        rows={of.coins}
        rowKey={({ currency }) => currency}
        {...(open === undefined ? {} : { selectedKey: open })}
        renderDetail={(coin) => <SignedAddresses of={coin} />}
      />
      <SheetBody className="grid gap-3">
        <p className="max-w-160 text-13 text-ink-3">
          <Trans>
            Whoever holds the keys of an address signed this snapshot’s root with them. What each address held was read
            from the chain. It does not show whether the coin is borrowed, or pledged to others.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="s"
            variant="line"
            onClick={() => saveFile(`jindu-reserves-${of.snapshotId}.json`, JSON.stringify(of, null, 2))}
          >
            <Trans>Save the signatures as a file</Trans>
          </Button>
          <a className="link text-13" href="/verify-reserves.mjs" download>
            <Trans>Node script that checks them</Trans>
          </a>
        </div>
      </SheetBody>
    </Sheet>
  )
}

function useColumns(open: string | undefined, setOpen: (key: string | undefined) => void): readonly DataColumn<Coin>[] {
  const { t } = useLingui()
  return [
    { id: 'coin', header: t`Coin`, render: ({ currency }) => <strong>{currency}</strong> },
    {
      id: 'held',
      header: t`Signed reserves`,
      foldLabel: t`Signed reserves`,
      align: 'end',
      fold: 'wide',
      render: ({ held }) => <Amount of={held} bare />,
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
      id: 'ratio',
      header: t`Reserves of what is owed`,
      foldLabel: t`Reserves of what is owed`,
      align: 'end',
      fold: 'wide',
      render: (coin) => <strong className="num">{ratioOf(coin)}</strong>,
    },
    {
      id: 'read',
      header: t`Read from the chain`,
      foldLabel: t`Read from the chain`,
      fold: 'wide',
      render: ({ height, readAt }) =>
        readAt === null ? (
          <Trans>Not yet: counts for nothing</Trans>
        ) : (
          <Trans>
            Block <span className="num">{height}</span>, <Moment at={readAt} />
          </Trans>
        ),
    },
    {
      id: 'more',
      header: <span className="sr-only">{t`Details`}</span>,
      align: 'end',
      fold: 'wide',
      render: ({ currency }) => (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={open === currency}
          aria-label={t`Signatures of ${currency}`}
          onClick={() => setOpen(open === currency ? undefined : currency)}
        >
          <Trans>Signatures</Trans>
        </Button>
      ),
    },
  ]
}

/** Reserves relative to liabilities: `102.34%`. */
function ratioOf({ held, owed }: Coin): string {
  const points = reservesBasisPoints(BigInt(held.units), BigInt(owed.units))
  return points === null ? '–' : `${points / 100n}.${String(points % 100n).padStart(2, '0')}%`
}

function SignedAddresses({ of: { message, addresses } }: { readonly of: Coin }): ReactNode {
  const { t } = useLingui()
  const labels = { copied: t`Copied`, failed: t`Select it and copy by hand`, empty: t`There is nothing to copy` }
  return (
    <div className="grid gap-4 px-5 py-4 phone:px-4">
      <div className="grid justify-items-start gap-1">
        <span className="text-13 text-ink-3">
          <Trans>The message that they signed</Trans>
        </span>
        <code className="mono text-12 wrap-anywhere" translate="no">
          {message}
        </code>
        <CopyButton size="s" variant="line" value={message} labels={{ ...labels, copy: t`Copy the message` }} />
      </div>
      <ul className="grid gap-4">
        {addresses.map(({ address, signature, scheme, held }) => (
          <li key={address} className="grid gap-1 border-t border-line pt-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Address value={address} />
              {held === null ? (
                <span className="text-13 text-ink-3">
                  <Trans>Amount not verified: not counted</Trans>
                </span>
              ) : (
                <Amount of={held} />
              )}
            </span>
            <span className="text-12 text-ink-3">{scheme}</span>
            <code className="mono text-12 wrap-anywhere" translate="no">
              {signature}
            </code>
            <span>
              <CopyButton
                size="s"
                variant="quiet"
                value={signature}
                labels={{ ...labels, copy: t`Copy the signature` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
