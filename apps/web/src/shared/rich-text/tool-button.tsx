import { IconButton, type IconButtonProps } from '@jindu/ui/primitives/icon-button'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

/** Small enough for one line beside the text; finger-sized on phones. */
export const TOOL = 'size-7 phone:size-11 aria-pressed:bg-sunken aria-pressed:text-ink'

export interface ToolButtonProps extends Omit<IconButtonProps, 'children'> {
  readonly icon: LucideIcon
}

/** One tool; the text keeps the focus during the click. */
export function ToolButton({ icon: Icon, label, className = '', ...rest }: ToolButtonProps): ReactNode {
  return (
    <IconButton label={label} title={label} className={`${TOOL} ${className}`} onMouseDown={stayInText} {...rest}>
      <Icon className="ic" aria-hidden="true" />
    </IconButton>
  )
}

/** Do not take the focus: refocusing the text would drop a mark set for the next characters. */
function stayInText(event: MouseEvent): void {
  event.preventDefault()
}
