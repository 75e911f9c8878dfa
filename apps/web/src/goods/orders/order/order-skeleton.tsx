import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Skeleton of the order page while it loads. */
export function OrderSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading
      label={t`Reading the order`}
      slowText={t`Still waiting for the order. The money in escrow is not affected.`}
    >
      <div className="order-page">
        <Skeleton className="h-4 w-40" />
        <div className="order-head">
          <Skeleton className="order-head-cover h-14" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        </div>
        <Skeleton className="h-80 w-full" />
        <div className="order-columns">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </Loading>
  )
}
