import { Button } from '@jindu/ui/primitives/button'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Gap } from '../../../shared/format/gap.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { PasskeysRow } from '../passkeys/passkeys-row.tsx'
import { SecurityRow } from '../user-info/security-row.tsx'
import { ProveDialog, type Proved } from './prove-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

type Asked = 'turnOn' | Proved

/** State of two-step login, and the button to change it. */
export function SecondFactorRow(): ReactNode {
  const { q } = useApi()
  const status = useQuery(q.accounts.secondFactor.status.queryOptions())
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const since = status.data?.since ?? null
  const close = (): void => setAsked(null)
  return (
    <>
      <SecurityRow
        icon={ShieldCheck}
        title={<Trans>Two-step login</Trans>}
        action={
          status.data === undefined ? undefined : since === null ? (
            <Button size="s" onClick={() => setAsked('turnOn')}>
              <Trans>Turn on</Trans>
            </Button>
          ) : (
            <span className="flex gap-2 phone:*:flex-1">
              <Button size="s" onClick={() => setAsked('renewCodes')}>
                <Trans>New recovery codes</Trans>
              </Button>
              <Button size="s" variant="danger" onClick={() => setAsked('turnOff')}>
                <Trans>Turn off</Trans>
              </Button>
            </span>
          )
        }
      >
        {status.isError ? (
          <FailureNote error={status.error} retry={() => void status.refetch()} />
        ) : since === null ? (
          <Trans>A code from your phone besides the password. Whoever learns your password alone stays outside.</Trans>
        ) : (
          <>
            <Trans>
              On since <Moment at={since} />.
            </Trans>
            <Gap />
            <Plural
              value={status.data?.codesLeft ?? 0}
              _0="No recovery code left: make new ones."
              one="# recovery code left."
              other="# recovery codes left."
            />
          </>
        )}
      </SecurityRow>
      {since === null ? null : <PasskeysRow />}
      {asked === 'turnOn' && <TurnOnDialog onClose={close} onCodes={setCodes} />}
      {asked !== null && asked !== 'turnOn' && <ProveDialog of={asked} onClose={close} onCodes={setCodes} />}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
