import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AdPlaceProps {
  readonly label: string
  /** Text about the audience of an ad here. */
  readonly children: ReactNode
  /** Label of the link to buy ads. */
  readonly step: ReactNode
  readonly className: string
}

/** An ad strip without ads, which offers the place to advertisers. */
export function AdPlace({ label, children, step, className }: AdPlaceProps): ReactNode {
  return (
    <aside
      aria-label={label}
      className={`flex items-center gap-3 rounded-3 border border-dashed border-line-2 px-5 py-3 text-13 phone:px-4 text-ink-3 ${className}`}
    >
      <Megaphone className="ic" aria-hidden="true" />
      <span className="min-w-0 flex-1">{children}</span>
      <Link to="/personal/myAD" className="link phone:inline-flex phone:min-h-11 phone:items-center">
        {step}
      </Link>
    </aside>
  )
}
