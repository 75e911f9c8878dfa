import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SecurityRowProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One security setting, and the button to change it. */
export function SecurityRow({ icon: Icon, title, action, children }: SecurityRowProps): ReactNode {
  return (
    <li className="grid grid-cols-[20px_1fr_auto] items-center gap-x-3 border-t border-line px-5 py-3.5 first:border-t-0 phone:grid-cols-[20px_1fr] phone:px-4">
      <Icon className="ic mt-1 self-start text-ink-3" aria-hidden="true" />
      <div>
        <h3 className="text-14 tracking-normal">{title}</h3>
        <div className="text-13 text-ink-2">{children}</div>
      </div>
      <div className="phone:col-span-2 phone:mt-2 phone:empty:hidden phone:*:w-full">{action}</div>
    </li>
  )
}
