import { Skeleton } from '@jindu/ui/primitives/skeleton'
import type { ReactNode } from 'react'
import { COLUMNS } from './goods-grid.tsx'

export function GoodsGridSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <div className={COLUMNS[4]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="block aspect-[4/3] w-full rounded-3" />
          <Skeleton className="mt-3 block h-4 w-4/5" />
          <Skeleton className="mt-2 block h-4 w-16" />
        </div>
      ))}
    </div>
  )
}
