import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

interface SaveCsvButtonProps {
  readonly onSave: () => void
  readonly loading?: boolean
  readonly disabled?: boolean
}

/** The one button of every table that is handed over as a file. */
export function SaveCsvButton({ onSave, ...state }: SaveCsvButtonProps): ReactNode {
  return (
    <Button size="s" onClick={onSave} {...state}>
      <Download className="ic s" aria-hidden="true" />
      <Trans>Save as CSV</Trans>
    </Button>
  )
}
