import type { ReactNode, SubmitEvent } from 'react'
import { useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'
import { hasRefusedControl } from './refused-control.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question with verb, exact amount and destination. */
  readonly title: ReactNode
  /** Effect on the money, and whether it can be undone. Required. */
  readonly consequence: ReactNode
  readonly confirmLabel: ReactNode
  readonly cancelLabel: ReactNode
  readonly onConfirm: () => void
  /** `money` when it moves money, `danger` when it acts against the reader, else `ink`. */
  readonly variant?: 'money' | 'ink' | 'danger'
  readonly pending?: boolean
  /** False while a required field is empty. */
  readonly ready?: boolean
  readonly error?: ReactNode
  readonly size?: 'wide' | 'broad'
  /** Name of the field that gets the focus; default: the first field. */
  readonly startAt?: string | undefined
  /** Fields: a checkbox, the pay password. */
  readonly children?: ReactNode
}

/** Asks for confirmation of an irreversible step. Enter in a field confirms. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onOpenChange, title, consequence, confirmLabel, cancelLabel, onConfirm, error, children } = props
  const { variant = 'ink', pending = false, ready = true, size = 'wide', startAt } = props
  const form = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    event.stopPropagation()
    if (ready && !pending && !hasRefusedControl(event.currentTarget)) onConfirm()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size={size}
      dismissible={!pending}
      startAt={startAt}
      title={title}
      description={consequence}
      footer={
        <>
          <Button variant="line" disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant} type="submit" form={form} loading={pending} disabled={!ready}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-3 empty:hidden">
        {error !== undefined && error !== null && (
          <Note tone="negative" role="alert">
            {error}
          </Note>
        )}
        {children}
      </form>
    </Dialog>
  )
}
