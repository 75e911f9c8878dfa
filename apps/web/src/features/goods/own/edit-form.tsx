import { Button } from '@jindu/ui/primitives/button'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link, useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { LeaveDialog } from '../../../shared/forms/leave-dialog.tsx'

export interface EditFormProps {
  readonly label: string
  /** Something was changed and is not saved: leaving asks first. */
  readonly touched: boolean
  readonly pending: boolean
  readonly error: Error | null
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function EditForm({ label, touched, pending, error, onSubmit, children }: EditFormProps): ReactNode {
  const blocker = useBlocker({
    // Saved text leads on by itself while the call is still under way.
    shouldBlockFn: () => touched && !pending,
    enableBeforeUnload: touched && !pending,
    withResolver: true,
  })
  return (
    <form
      noValidate
      className="sheet"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SheetBody className="flex flex-col gap-6">
        <h2 className="sr-only">{label}</h2>
        {children}
        <FailureNote error={error} />
      </SheetBody>
      <SheetBody className="flex items-center justify-between gap-3">
        <Link to="/personal/myGoods" className="btn quiet -ml-2.5">
          <Trans>My goods</Trans>
        </Link>
        <Button variant="ink" type="submit" loading={pending}>
          <Trans>Save</Trans>
        </Button>
      </SheetBody>
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
