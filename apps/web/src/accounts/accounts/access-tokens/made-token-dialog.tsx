import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ShownOnceDialog } from './shown-once-dialog.tsx'

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
    <ShownOnceDialog
      title={<Trans>Your access token</Trans>}
      description={
        <Trans>
          It is shown only now. Keep it as you keep a password: whoever has it acts for you within its bounds.
        </Trans>
      }
      value={token}
      copy={t`Copy the token`}
      onClose={onClose}
    />
  )
}
