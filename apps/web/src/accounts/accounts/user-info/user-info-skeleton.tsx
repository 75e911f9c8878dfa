import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export function UserInfoSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The account is loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <Skeleton className="mb-4 h-10 w-40" />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-6 phone:grid-cols-1 phone:gap-4">
        <div className="flex flex-col gap-6 phone:gap-4">
          <Skeleton className="h-52" />
          <Skeleton className="h-80" />
          <Skeleton className="h-44" />
        </div>
        <div className="flex flex-col gap-6 phone:gap-4">
          <Skeleton className="h-60" />
          <Skeleton className="h-52" />
        </div>
      </div>
      <Skeleton className="mt-6 h-52 phone:mt-4" />
    </Loading>
  )
}
