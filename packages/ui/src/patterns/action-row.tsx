import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Position, type PositionAt } from './position.tsx'
import type { StatusKind } from './status-badge.tsx'

export interface ActionRowProps {
  /** Position of the money after this step. */
  readonly at: PositionAt
  readonly kind?: StatusKind
  readonly title: ReactNode
  /** Effect of the step on the money, and whether it can be undone. */
  readonly effect: ReactNode
  /** Why the step is not allowed now. The row stays, disabled, and shows this instead of its effect. */
  readonly reason?: ReactNode
  /** The button; disabled by the caller together with `reason`. */
  readonly action: ReactNode
  /** On phones its button is in the bar at the bottom of the screen. */
  readonly atFoot?: boolean
  readonly className?: string
}

/** A step that the reader may take, and its effect on the money. */
export function ActionRow({
  at,
  kind = 'money',
  title,
  effect,
  reason,
  action,
  atFoot = false,
  className,
}: ActionRowProps): ReactNode {
  return (
    <li className={clsx('action-row', reason !== undefined && 'is-off', atFoot && 'is-at-foot', className)}>
      <span className="action-row-move">
        <Position at={at} kind={kind} />
      </span>
      <div className="action-row-text">
        <h3>{title}</h3>
        <p>{reason ?? effect}</p>
      </div>
      <div className="action-row-button">{action}</div>
    </li>
  )
}

export interface ActionListProps {
  readonly label: string
  /** `<ActionRow>`s */
  readonly children: ReactNode
}

/** The steps that are not allowed now, folded, each with its reason. */
export function ActionFold({ title, label, children }: ActionListProps & { readonly title: ReactNode }): ReactNode {
  return (
    <details className="action-fold">
      <summary>
        <ChevronDown className="ic s" aria-hidden="true" />
        {title}
      </summary>
      <ActionList label={label}>{children}</ActionList>
    </details>
  )
}

export function ActionList({ label, children }: ActionListProps): ReactNode {
  return <ul aria-label={label}>{children}</ul>
}
