import type { ProofFault } from '@jindu/domain/wallet/proofs'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { saveFile } from '../../shared/save-file.ts'
import { useSession } from '../../shared/session/session.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { checkOwn, type CheckedCoin } from './check-own.ts'

type Snapshot = ApiOutputs['proofs']['snapshots']['data'][number]

/** The reader checks that their own balance is part of the published total, here or offline. */
export function OwnCheck({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const session = useSession()
  const { id } = snapshot
  const check = useVerb(
    async (client, uid: number) => checkOwn(uid, snapshot, await client.proofs.mine.query({ snapshotId: id })),
    { changes: [] },
  )
  const save = useVerb((client) => client.proofs.mine.query({ snapshotId: id }), {
    changes: [],
    done: (proof) => saveFile(`jindu-proof-${id}.json`, JSON.stringify(proof, null, 2)),
  })
  if (session === null) {
    return (
      <Link to="/login" search={{ redirect: '/proof' }} className="link reach">
        <Trans>Log in to check that your own balance is part of the total</Trans>
      </Link>
    )
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-160 text-14 text-ink-2">
        <Trans>
          Your browser hashes your own parts up to the published root. Compare the amount with your balance, escrow,
          offers and pending withdrawals at that time.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" loading={check.isPending} onClick={() => check.mutate(session.uid)}>
          <Trans>Check my part here</Trans>
        </Button>
        <Button variant="line" loading={save.isPending} onClick={() => save.mutate(undefined)}>
          <Trans>Save my proof as a file</Trans>
        </Button>
      </div>
      <output>{check.data === undefined ? null : <Checked coins={check.data} />}</output>
      <p className="text-13 text-ink-3">
        <Trans>
          Check the file without this site:{' '}
          <a className="link" href="/verify-proof.mjs" download>
            Node script
          </a>{' '}
          or{' '}
          <a className="link" href="/verify_proof.py" download>
            Python script
          </a>
          .
        </Trans>
      </p>
    </div>
  )
}

function useFaults(): Readonly<Record<ProofFault, string>> {
  const { t } = useLingui()
  return {
    malformed: t`the proof is not yours, or malformed`,
    sharedLeaf: t`two parts share a leaf`,
    sum: t`an amount is negative or too large`,
    root: t`a path does not end in the published root and total`,
  }
}

function Checked({ coins }: { readonly coins: readonly CheckedCoin[] }): ReactNode {
  return (
    <ul className="grid gap-2">
      {coins.map((coin) => (
        <li key={coin.currency} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CoinVerdict coin={coin} />
        </li>
      ))}
    </ul>
  )
}

function CoinVerdict({ coin }: { readonly coin: CheckedCoin }): ReactNode {
  const faults = useFaults()
  const { currency } = coin
  if (coin.kind === 'included') {
    return (
      <>
        <StatusBadge kind="positive">
          <Trans>Included</Trans>
        </StatusBadge>
        <Amount of={coin.owed} />
      </>
    )
  }
  if (coin.kind === 'absent') {
    return (
      <>
        <StatusBadge kind="neutral">
          <Trans>Not in the tree</Trans>
        </StatusBadge>
        <span>
          <Trans>
            The tree of {currency} has no part of yours. If you had {currency} then, ask the staff.
          </Trans>
        </span>
      </>
    )
  }
  const why = faults[coin.fault]
  return (
    <>
      <StatusBadge kind="negative">
        <Trans>Does not hold</Trans>
      </StatusBadge>
      <span>
        <Trans>
          Your {currency} is not proven: {why}. Save the file and ask the staff.
        </Trans>
      </span>
    </>
  )
}
