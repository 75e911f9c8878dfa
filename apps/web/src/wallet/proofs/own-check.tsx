import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
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
  const check = useVerb(async (client) => checkOwn(snapshot, await client.proofs.mine.query({ snapshotId: id })), {
    changes: [],
  })
  const save = useVerb((client) => client.proofs.mine.query({ snapshotId: id }), {
    changes: [],
    done: (proof) => saveFile(`jindu-proof-${id}.json`, JSON.stringify(proof, null, 2)),
  })
  if (session === null) {
    return (
      <SheetBody>
        <Link to="/login" search={{ redirect: '/proof' }} className="link">
          <Trans>Log in to check that your own balance is part of the total</Trans>
        </Link>
      </SheetBody>
    )
  }
  return (
    <SheetBody className="grid gap-3">
      <p className="max-w-160 text-14 text-ink-2">
        <Trans>
          Your browser hashes your own parts up to the root above. Compare the amount with your balance, escrow, offers
          and pending withdrawals at that time.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" loading={check.isPending} onClick={() => check.mutate(undefined)}>
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
    </SheetBody>
  )
}

function Checked({ coins }: { readonly coins: readonly CheckedCoin[] }): ReactNode {
  if (coins.length === 0) {
    return (
      <Note tone="neutral">
        <Trans>At that time you were owed nothing.</Trans>
      </Note>
    )
  }
  return (
    <ul className="grid gap-2">
      {coins.map(({ currency, owed }) => (
        <li key={currency} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {owed === null ? (
            <>
              <StatusBadge kind="negative">
                <Trans>Does not hold</Trans>
              </StatusBadge>
              <span>
                <Trans>Your {currency} is not proven. Save the file and ask the staff.</Trans>
              </span>
            </>
          ) : (
            <>
              <StatusBadge kind="positive">
                <Trans>Included</Trans>
              </StatusBadge>
              <Amount of={owed} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
