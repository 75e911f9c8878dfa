import { Skeleton } from '@jindu/ui/primitives/skeleton'
import type { ReactNode } from 'react'

/** While figures are on their way. */
export function FiguresSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-4 block h-24" />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {['first', 'second'].map((each) => (
          <Skeleton key={each} className="block h-64" />
        ))}
      </div>
    </div>
  )
}
