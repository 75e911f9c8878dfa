import type { ReactNode } from 'react'

interface ListToolsProps {
  /** What narrows the list. */
  readonly children: ReactNode
  /** What is done with all that is left. */
  readonly end?: ReactNode
}

/** The row over a table that narrows it and hands it over. */
export function ListTools({ children, end }: ListToolsProps): ReactNode {
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3 border-b border-line px-5 py-3 phone:px-4">
      {children}
      <div className="ml-auto">{end}</div>
    </div>
  )
}
