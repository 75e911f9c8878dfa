import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { SecurityRow } from '../user-info/security-row.tsx'
import { PhraseDialog } from './phrase-dialog.tsx'
import { usePhrase } from './use-phrase.ts'

/** The phrase with a button to change it; the only place that invites users to set one. */
export function PhraseRow(): ReactNode {
  const read = usePhrase()
  const [open, setOpen] = useState(false)
  const phrase = read.data?.phrase ?? null
  return (
    <>
      <SecurityRow
        icon={Fingerprint}
        title={<Trans>Anti-phishing phrase</Trans>}
        action={
          read.data === undefined ? undefined : (
            <Button size="s" onClick={() => setOpen(true)}>
              {phrase === null ? <Trans>Set</Trans> : <Trans>Change</Trans>}
            </Button>
          )
        }
      >
        {read.isError ? (
          <FailureNote error={read.error} retry={() => void read.refetch()} />
        ) : phrase === null ? (
          <Trans>
            Words of your own that stand where you pay. A copy of this site does not know them, unless you logged in
            there.
          </Trans>
        ) : (
          <bdi className="font-semibold text-ink wrap-anywhere">{phrase}</bdi>
        )}
      </SecurityRow>
      {open ? <PhraseDialog before={phrase} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
