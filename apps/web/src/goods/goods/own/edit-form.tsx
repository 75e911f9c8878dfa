import { Button } from '@jindu/ui/primitives/button'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx'

export interface EditFormProps {
  readonly label: string
  /** There are unsaved changes: leaving asks first. */
  readonly touched: boolean
  readonly pending: boolean
  readonly error: Error | null
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function EditForm({ label, touched, pending, error, onSubmit, children }: EditFormProps): ReactNode {
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
      {/* After saving, navigation happens while the call is still pending. */}
      <LeaveGuard when={touched && !pending} />
    </form>
  )
}
