import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export function GoodsSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The goods are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <Skeleton className="mb-3 block h-4 w-56" />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-12 phone:grid-cols-1 phone:gap-5">
        <div>
          <Skeleton className="block aspect-[2/1] w-full rounded-3" />
          <Skeleton className="mt-6 block h-8 w-3/5" />
          <Skeleton className="mt-3 block h-4 w-2/5" />
          <Skeleton className="mt-8 block h-40 w-full" />
        </div>
        <Skeleton className="block h-[560px] w-full rounded-3" />
      </div>
    </Loading>
  )
}
