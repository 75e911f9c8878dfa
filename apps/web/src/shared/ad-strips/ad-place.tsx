import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AdPlaceProps {
  readonly label: string
  /** What an ad would be seen by here. */
  readonly children: ReactNode
  /** Leads to where ads are bought. */
  readonly step: ReactNode
  readonly className: string
}

/** A strip for ads that holds none yet: the place is offered to whoever would advertise. */
export function AdPlace({ label, children, step, className }: AdPlaceProps): ReactNode {
  return (
    <aside
      aria-label={label}
      className={`flex items-center gap-3 rounded-3 border border-dashed border-line-2 px-5 py-3 text-13 phone:px-4 text-ink-3 ${className}`}
    >
      <Megaphone className="ic" aria-hidden="true" />
      <span className="min-w-0 flex-1">{children}</span>
      <Link to="/personal/myAD" className="link">
        {step}
      </Link>
    </aside>
  )
}
