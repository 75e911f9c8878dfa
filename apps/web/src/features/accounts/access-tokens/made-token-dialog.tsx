import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** A token is shown here and never again. */
export function MadeTokenDialog({
  token,
  onClose,
}: {
  readonly token: string
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
      title={<Trans>Your access token</Trans>}
      description={
        <Trans>
          It is shown only now. Keep it as you keep a password: whoever has it acts for you within its bounds.
        </Trans>
      }
      footer={
        <Button variant="ink" onClick={onClose}>
          <Trans>I have kept it</Trans>
        </Button>
      }
    >
      <p className="mono rounded-2 bg-sunken px-4 py-3 text-14 break-all">{token}</p>
      <div className="mt-3">
        <CopyButton
          value={token}
          labels={{
            copy: t`Copy the token`,
            copied: t`Copied`,
            failed: t`Select it and copy by hand`,
            empty: t`There is nothing to copy`,
          }}
        />
      </div>
    </Dialog>
  )
}
