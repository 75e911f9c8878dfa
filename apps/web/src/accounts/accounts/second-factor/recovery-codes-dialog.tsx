import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The codes are shown here and never again. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Your recovery codes</Trans>}
      description={
        <Trans>
          Each opens the account once if you lose your phone. They are shown only now: keep them on paper, apart from
          the phone.
        </Trans>
      }
      footer={
        <Button variant="ink" onClick={onClose}>
          <Trans>I have kept them</Trans>
        </Button>
      }
    >
      <ul className="mono grid grid-cols-2 gap-x-6 gap-y-2 rounded-2 bg-sunken px-4 py-3 text-14 phone:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3">
        <CopyButton
          value={codes.join('\n')}
          labels={{
            copy: t`Copy the codes`,
            copied: t`Copied`,
            failed: t`Select it and copy by hand`,
            empty: t`There is nothing to copy`,
          }}
        />
      </div>
    </Dialog>
  )
}
