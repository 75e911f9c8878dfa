import { X } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Buttons, the expected one last. On a phone they are stacked, the expected one on top. */
  readonly footer?: ReactNode
  /** Shows a close button with this name; for dialogs whose footer has no cancel button. */
  readonly closeLabel?: string
  readonly size?: 'm' | 'wide' | 'broad'
  /** `alertdialog` waits for an answer: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog'
  /** False while a step is pending, or if input would be lost: neither Escape nor a click outside closes. */
  readonly dismissible?: boolean
  /** Opens it and gets the focus back; without it the focus returns to where it was. */
  readonly trigger?: ReactElement
  /** Name of the field, or id of the step, that gets the focus; without it the first one has it. */
  readonly startAt?: string | undefined
  readonly className?: string
  readonly children?: ReactNode
}

/** A question or a result over the page; on a phone it rises from the bottom. */
export function Dialog(props: DialogProps): ReactNode {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    closeLabel,
    size = 'm',
    role = 'dialog',
    trigger,
    className,
  } = props
  const { dismissible = true, startAt, children } = props
  const before = useRef<HTMLElement | null>(null)
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Parts.Trigger asChild>{trigger}</Parts.Trigger>}
      <Parts.Portal>
        {/* Radix's own overlay locks the scroll through a style element, which the content policy forbids. */}
        <div className="dlg-layer">
          <div className="dlg-scrim" />
          <Parts.Content
            role={role}
            aria-modal="true"
            className={cn('dlg', size !== 'm' && size, className)}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
              const field = startAt === undefined ? null : fieldOf(event.currentTarget, startAt)
              if (field === null) return
              event.preventDefault()
              field.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              before.current?.focus()
            }}
            {...((role === 'alertdialog' || !dismissible) && { onInteractOutside: keepOpen })}
            {...(!dismissible && { onEscapeKeyDown: keepOpen })}
          >
            <Parts.Title>{title}</Parts.Title>
            {description !== undefined && (
              <Parts.Description asChild>
                <div className="dlg-d">{description}</div>
              </Parts.Description>
            )}
            {children !== undefined && <div className="dlg-b">{children}</div>}
            {footer !== undefined && <div className="ft">{footer}</div>}
            {closeLabel !== undefined && (
              <Parts.Close asChild>
                <IconButton label={closeLabel} className="dlg-x">
                  <X className="ic" aria-hidden="true" />
                </IconButton>
              </Parts.Close>
            )}
          </Parts.Content>
        </div>
      </Parts.Portal>
    </Parts.Root>
  )
}

function keepOpen(event: Event): void {
  event.preventDefault()
}

function fieldOf(dialog: EventTarget | null, name: string): HTMLElement | null {
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>(`[name="${name}"], [id="${name}"]`) : null
}
