import type { ReactNode } from 'react'

export interface PageTitleProps {
  readonly children: ReactNode
  /** At the end of the line: a figure, a small step. */
  readonly end?: ReactNode
}

/** The one h1 of a page. */
export function PageTitle({ children, end }: PageTitleProps): ReactNode {
  return (
    <div className="page-title">
      <h1>{children}</h1>
      {end === undefined ? null : <div className="end print:hidden">{end}</div>}
    </div>
  )
}
