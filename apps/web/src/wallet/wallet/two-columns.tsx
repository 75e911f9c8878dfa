import type { ReactNode } from 'react'

export interface TwoColumnsProps {
  /** Page heading, for screen readers only. */
  readonly title: ReactNode
  /** The form and its records. */
  readonly children: ReactNode
}

/** A form and its records side by side; stacked where both would be narrow. */
export function TwoColumns({ title, children }: TwoColumnsProps): ReactNode {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.34fr)] items-start gap-6 max-[1100px]:grid-cols-1 phone:gap-4">
        {children}
      </div>
    </>
  )
}
