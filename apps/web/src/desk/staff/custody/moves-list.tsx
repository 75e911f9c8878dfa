import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Address, ShortHash } from '@jindu/ui/patterns/address'
import { StatusBadge, type StatusBadgeProps } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { UserLink } from '../shared/links.tsx'
import { readPsbt } from './read-psbt.ts'
import type { Wallet } from './wallet.ts'

type Move = Wallet['moves'][number]

/** Moves between hot and cold wallets, the latest first. Renders nothing without any. */
export function MovesList({ wallets }: { readonly wallets: readonly Wallet[] }): ReactNode {
  const { t } = useLingui()
  const moves = wallets.flatMap((wallet) => wallet.moves).toSorted((one, other) => other.id - one.id)
  if (moves.length === 0) return null
  return (
    <section className="border-t border-line px-5 py-4 phone:px-4" aria-label={t`Moves between the wallets`}>
      <h3 className="text-15 font-semibold">
        <Trans>Moves between the wallets</Trans>
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {moves.map((move) => (
          <li key={move.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <Facts of={move} />
            <Steps of={move} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ of: { state, direction } }: { readonly of: Move }): ReactNode {
  const words: Readonly<Record<Move['state'], readonly [StatusBadgeProps['kind'], ReactNode]>> = {
    made:
      direction === 'topUp'
        ? ['neutral', <Trans key="made">Waits for its signatures</Trans>]
        : ['neutral', <Trans key="drain">Waits for a second member</Trans>],
    signed: ['neutral', <Trans key="signed">Signed, waits for a second member</Trans>],
    agreed: ['money', <Trans key="agreed">On its way</Trans>],
    completed: [
      'positive',
      <Trans key="completed" context="a move">
        Completed
      </Trans>,
    ],
    withdrawn: [
      'neutral',
      <Trans key="withdrawn" context="a move">
        Given up
      </Trans>,
    ],
  }
  const [kind, word] = words[state]
  return <StatusBadge kind={kind}>{word}</StatusBadge>
}

function Facts({ of }: { readonly of: Move }): ReactNode {
  const { amount, direction, address, madeBy, madeAt, fee, tx } = of
  return (
    <span className="grid min-w-0 gap-1 text-13">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Amount of={amount} strong />
        <span>{direction === 'topUp' ? <Trans>Cold to hot</Trans> : <Trans>Hot to cold</Trans>}</span>
        <State of={of} />
      </span>
      <Address value={address} />
      <span className="flex flex-wrap gap-x-3 text-ink-3">
        <span>
          <Trans>
            Made by <UserLink uid={madeBy} />, <Moment at={madeAt} />
          </Trans>
        </span>
        {fee === null ? null : (
          <span>
            <Trans>
              Network fee <Amount of={fee} />
            </Trans>
          </span>
        )}
        {tx === null ? null : <ShortHash value={tx} />}
      </span>
    </span>
  )
}

function useReread() {
  const { q } = useApi()
  return () => q.custody.invalidate()
}

function Steps({ of }: { readonly of: Move }): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const uid = useSession()?.uid
  const { id, direction, state, psbt, madeBy, signedBy } = of
  const withdraw = useStaffVerb((client) => client.custody.withdraw.mutate({ id }), {
    says: t`The move is given up`,
    changes: [],
    done: async () => {
      await reread()
    },
  })
  if (state !== 'made' && state !== 'signed') return null
  const isReady = direction === 'drain' || state === 'signed'
  const shown = formatCoin(moneyFromWire(of.amount))
  return (
    <span className="flex flex-wrap justify-end gap-2 phone:justify-start">
      {psbt === null ? null : <Signing id={id} psbt={psbt} />}
      {isReady && uid !== madeBy && uid !== signedBy ? (
        <AgreeStep
          first={madeBy}
          label={<Trans context="a move">Agree</Trans>}
          name={t`Agree to move ${id}`}
          title={<Trans>Send {shown}?</Trans>}
          consequence={
            direction === 'topUp' ? (
              <Trans>It leaves the cold wallet for this address of the hot wallet, at once.</Trans>
            ) : (
              <Trans>The node signs it now. It leaves the hot wallet for this address of the cold wallet.</Trans>
            )
          }
          facts={[
            { id: 'address', name: <Trans>Address</Trans>, value: <Address value={of.address} /> },
            ...(of.fee === null
              ? []
              : [{ id: 'fee', name: <Trans>Network fee</Trans>, value: <Amount of={of.fee} /> }]),
            { id: 'by', name: <Trans context="staff">Asked by</Trans>, value: <UserLink uid={madeBy} /> },
          ]}
          confirmLabel={<Trans>Send {shown}</Trans>}
          variant="money"
          says={t`The move is sent`}
          step={(client) => client.custody.agree.mutate({ id })}
          reread={reread}
        />
      ) : null}
      <Button size="s" variant="quiet" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        <Trans context="a move">Give up</Trans>
      </Button>
    </span>
  )
}

/** The PSBT out, and back once it is signed. */
function Signing({ id, psbt }: { readonly id: number; readonly psbt: string }): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const input = useRef<HTMLInputElement>(null)
  const [isOdd, setOdd] = useState(false)
  const submit = useStaffVerb((client, signed: string) => client.custody.submit.mutate({ id, signed }), {
    says: t`The signatures hold. A second member agrees to send it`,
    changes: [],
    done: async () => {
      await reread()
    },
  })
  async function read(file: File): Promise<void> {
    const signed = await readPsbt(file)
    setOdd(signed === null)
    if (signed !== null) submit.mutate(signed)
  }
  return (
    <>
      <Button size="s" variant="line" onClick={() => saveFile(`move-${id}.psbt`, psbt, 'text/plain')}>
        <Trans>Save the PSBT</Trans>
      </Button>
      <Button size="s" variant="ink" loading={submit.isPending} onClick={() => input.current?.click()}>
        <Trans>Bring it back signed</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".psbt,.txn,.txt,.hex"
        aria-label={t`Signed PSBT of move ${id}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      {isOdd ? (
        <span role="alert" className="basis-full text-13 text-negative">
          <Trans>This file is no PSBT, and no signed transaction.</Trans>
        </span>
      ) : null}
    </>
  )
}
