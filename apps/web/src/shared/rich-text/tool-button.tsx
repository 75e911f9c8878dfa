import { IconButton, type IconButtonProps } from '@jindu/ui/primitives/icon-button'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

/** Small enough that one line holds them all beside the text; a finger's width on phones. */
export const TOOL = 'size-7 phone:size-[42px] aria-pressed:bg-sunken aria-pressed:text-ink'

export interface ToolButtonProps extends Omit<IconButtonProps, 'children'> {
  readonly icon: LucideIcon
}

/** One tool; the text keeps the focus while it is pressed. */
export function ToolButton({ icon: Icon, label, className = '', ...rest }: ToolButtonProps): ReactNode {
  return (
    <IconButton label={label} title={label} className={`${TOOL} ${className}`} onMouseDown={stayInText} {...rest}>
      <Icon className="ic" aria-hidden="true" />
    </IconButton>
  )
}

/** A press must not take the focus: coming back to the text would forget a mark that is set for what comes next. */
function stayInText(event: MouseEvent): void {
  event.preventDefault()
}
