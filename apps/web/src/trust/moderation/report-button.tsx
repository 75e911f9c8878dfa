import type { ReportedKind } from '@jindu/domain/trust/moderation'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'

// For few readers, with a form.
const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export interface ReportButtonProps {
  readonly kind: ReportedKind
  readonly id: number
}

/** Reports another user's content to the moderators. */
export function ReportButton({ kind, id }: ReportButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link mid reach text-13 text-ink-2" onClick={() => setOpen(true)}>
        <Trans>Report</Trans>
      </button>
      {open ? <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
