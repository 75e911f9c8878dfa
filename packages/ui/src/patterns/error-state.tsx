import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ErrorStateProps {
  /** The failure: `The ledger did not load`. */
  readonly title: ReactNode
  /** First sentence: whether money is affected. */
  readonly money?: ReactNode
  /** Explanation of the failure. */
  readonly children?: ReactNode
  /** The next step, such as a retry. */
  readonly action?: ReactNode
  /** Number to quote when asking for help. */
  readonly reference?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
  readonly className?: string
}

/** An error message that says first whether money is affected. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title, money, children, action, reference, headingLevel = 3, className } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx('error-state', className)} role="alert">
      <Heading className="error-state-title">{title}</Heading>
      {money === undefined && children === undefined ? null : (
        <p className="error-state-text">
          {money === undefined ? null : <span className="error-state-money">{money}</span>}
          {children}
        </p>
      )}
      {action === undefined ? null : <div className="error-state-action">{action}</div>}
      {reference === undefined ? null : <p className="error-state-reference">{reference}</p>}
    </div>
  )
}
