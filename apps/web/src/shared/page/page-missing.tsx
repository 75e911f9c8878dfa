import { Position } from '@jindu/ui/patterns/position'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface MissingProps {
  /** What is not there: `There is no such order`. */
  readonly title: ReactNode
  /** Why it may be so, where nothing is ever taken away. */
  readonly why?: ReactNode
  /** Where to go on. */
  readonly children: ReactNode
}

/** A named thing that is not there. */
export function Missing({ title, why, children }: MissingProps): ReactNode {
  return (
    <div className="status-page">
      <Position at="none" large />
      <h1>{title}</h1>
      <p className="mid">{why ?? <Trans>It was taken away, or the link is not complete.</Trans>}</p>
      <div className="step">{children}</div>
    </div>
  )
}

/** A thing that is not there, on a path that exists. */
export function PageMissing(): ReactNode {
  return (
    <Missing title={<Trans>This item is not here</Trans>}>
      <Link to="/search" className="btn ink">
        <Trans>Search goods</Trans>
      </Link>
      <Link to="/" className="btn line">
        <Trans>Home</Trans>
      </Link>
    </Missing>
  )
}
