import { DropdownMenu as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

export interface MenuProps {
  /** The button that opens it; it needs a name of its own. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'center' | 'end'
  readonly className?: string
  /** MenuItem and MenuSeparator elements. */
  readonly children: ReactNode
}

/** A menu of steps. It leaves the page's scrolling alone: locking it would need a style element. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps): ReactNode {
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Content align={align} sideOffset={6} collisionPadding={12} className={cn('menu', className)}>
        {children}
      </Parts.Content>
    </Parts.Root>
  )
}

export interface MenuItemProps {
  readonly onSelect?: () => void
  readonly icon?: ReactNode
  /** At the end: a key, a count, the state of a setting. */
  readonly hint?: ReactNode
  readonly tone?: 'plain' | 'danger'
  readonly disabled?: boolean
  /** The only child is a link that gets the classes; icon and hint are then its own children. */
  readonly asChild?: boolean
  readonly children: ReactNode
}

export function MenuItem({
  onSelect,
  icon,
  hint,
  tone = 'plain',
  disabled = false,
  asChild = false,
  children,
}: MenuItemProps): ReactNode {
  return (
    <Parts.Item
      className={cn('menu-i', tone === 'danger' && 'danger')}
      disabled={disabled}
      asChild={asChild}
      {...(onSelect !== undefined && {
        onSelect: (event: Event) => {
          focusTrigger(event.currentTarget)
          onSelect()
        },
      })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span>{children}</span>
          {hint !== undefined && <span className="hint">{hint}</span>}
        </>
      )}
    </Parts.Item>
  )
}

/** Focus the trigger before the step, so that a dialog opened by it returns the focus there. */
function focusTrigger(item: EventTarget | null): void {
  if (!(item instanceof HTMLElement)) return
  const trigger = item.closest('[role=menu]')?.getAttribute('aria-labelledby')
  document.getElementById(trigger ?? '')?.focus()
}

export function MenuSeparator(): ReactNode {
  return <Parts.Separator className="menu-s" />
}
