import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { Address, ShortHash } from '@jindu/ui/patterns/address'
import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { UserLink } from '../shared/links.tsx'

type Waiting = ApiOutputs['proofs']['waitingReserves']['waiting'][number]

const { maximumAddressCharacters } = rules.wallet.withdrawal
const { maximumSignatureCharacters } = rules.wallet.proof

function useReread() {
  const { q } = useApi()
  return () => q.proofs.invalidate()
}

/** Addresses that sign the latest snapshot, and their publication by a second member. */
export function ReservesDesk(): ReactNode {
  const { q } = useApi()
  const reserves = useQuery(q.proofs.waitingReserves.queryOptions())
  return (
    <Sheet>
      <SheetHead title={<Trans>Signed reserves</Trans>} />
      <SheetBody className="grid gap-4">
        <p className="max-w-160 text-13 text-ink-3">
          <Trans>
            Addresses of the cold and the hot wallet sign the latest snapshot’s message. Once a second member of finance
            agreed, the page of proofs shows each address, its signature and what it holds on the chain.
          </Trans>
        </p>
        {reserves.isError ? (
          <FailureNote error={reserves.error} retry={() => void reserves.refetch()} />
        ) : (
          <>
            <AddSignature messages={reserves.data?.messages ?? []} />
            <WaitingList rows={reserves.data?.waiting ?? []} />
          </>
        )}
      </SheetBody>
    </Sheet>
  )
}

function AddSignature({
  messages,
}: {
  readonly messages: ApiOutputs['proofs']['waitingReserves']['messages']
}): ReactNode {
  const { t } = useLingui()
  const [currency, setCurrency] = useState<CurrencyCode>('BTC')
  const [address, setAddress] = useWritten('reserve:address')
  const [signature, setSignature] = useWritten('reserve:signature')
  const reread = useReread()
  const add = useStaffVerb((client) => client.proofs.addReserve.mutate({ currency, address, signature }), {
    says: t`The signature holds and waits for a second member`,
    changes: [],
    done: async () => {
      setAddress('')
      setSignature('')
      await reread()
    },
  })
  const message = messages.find((each) => each.currency === currency)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(undefined)
  }
  return (
    <form className="grid max-w-160 gap-4" onSubmit={send}>
      <Field kind="group" label={<Trans>Coin</Trans>}>
        <Segmented
          value={currency}
          onValueChange={setCurrency}
          options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
        />
      </Field>
      {message === undefined ? (
        <Note tone="neutral">
          <Trans>There is no snapshot yet. Publish one at the withdrawals first.</Trans>
        </Note>
      ) : (
        <div className="grid justify-items-start gap-1">
          <span className="text-13 text-ink-3">
            <Trans>The message to sign: one line, without a break at its end</Trans>
          </span>
          <code className="mono text-12 wrap-anywhere" translate="no">
            {message}
          </code>
          <CopyButton
            size="s"
            variant="line"
            value={message}
            labels={{
              copy: t`Copy the message`,
              copied: t`Copied`,
              failed: t`Select it and copy by hand`,
              empty: t`There is nothing to copy`,
            }}
          />
        </div>
      )}
      <Field label={<Trans>Address that signed</Trans>}>
        <Input
          className="mono"
          value={address}
          maxLength={maximumAddressCharacters}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Field
        label={<Trans>Signature</Trans>}
        hint={<Trans>BIP-322 or the older base64 form; for USDT the 0x form of EIP-191</Trans>}
      >
        <Textarea
          className="mono"
          rows={3}
          value={signature}
          maxLength={maximumSignatureCharacters}
          spellCheck={false}
          onChange={(event) => setSignature(event.target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="ink"
          loading={add.isPending}
          disabled={message === undefined || address.trim() === '' || signature.trim() === ''}
        >
          <Trans>Check and add the signature</Trans>
        </Button>
      </div>
    </form>
  )
}

function WaitingList({ rows }: { readonly rows: readonly Waiting[] }): ReactNode {
  if (rows.length === 0) return null
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-15 font-semibold">
        <Trans>Waits for a second member</Trans>
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <span className="grid min-w-0 gap-0.5 text-13">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <strong>{row.currency}</strong>
                <Address value={row.address} />
              </span>
              <span className="text-ink-3">
                <Trans>
                  {row.scheme}, snapshot {row.snapshotId}, added by <UserLink uid={row.by} />
                </Trans>
              </span>
            </span>
            <Withdraw of={row} />
          </li>
        ))}
      </ul>
      <Publish rows={rows} />
    </section>
  )
}

function Withdraw({ of: { id, address } }: { readonly of: Waiting }): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const withdraw = useStaffVerb((client) => client.proofs.withdrawReserve.mutate({ id }), {
    says: t`The signature is withdrawn`,
    changes: [],
    done: async () => {
      await reread()
    },
  })
  return (
    <Button
      size="s"
      variant="quiet"
      aria-label={t`Withdraw ${address}`}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate(undefined)}
    >
      <Trans context="a signature">Withdraw</Trans>
    </Button>
  )
}

/** The reader publishes what others added, of one snapshot at a time. */
function Publish({ rows }: { readonly rows: readonly Waiting[] }): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const uid = useSession()?.uid
  const [first] = rows.filter(({ by }) => by !== uid)
  if (first === undefined) return null
  const others = rows.filter(({ by, snapshotId }) => by !== uid && snapshotId === first.snapshotId)
  return (
    <AgreeStep
      first={first.by}
      look="ink"
      label={<Plural value={others.length} one="Publish # signature" other="Publish # signatures" />}
      name={t`Publish the signatures of snapshot ${first.snapshotId}`}
      title={<Trans>Publish these reserves?</Trans>}
      consequence={
        <Trans>
          Everybody can read the addresses, and follow their coin on the chain. Published signatures stay published.
        </Trans>
      }
      facts={others.map(({ id, currency, address }) => ({
        id: String(id),
        name: currency,
        value: <ShortHash value={address} />,
      }))}
      confirmLabel={<Trans>Publish the reserves</Trans>}
      says={t`The reserves are published`}
      step={(client) => client.proofs.publishReserves.mutate({ ids: others.map(({ id }) => id) })}
      reread={reread}
    />
  )
}
