import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GoodsGridSkeleton } from '../../card/index.ts'

export function HomeSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The goods are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <div className="mb-6 grid gap-4 pt-4">
        <Skeleton className="block h-[52px] w-full max-w-[720px]" />
        <Skeleton className="block h-14 w-full" />
      </div>
      <Skeleton className="mb-12 block h-36 w-full phone:hidden" />
      <GoodsGridSkeleton count={8} />
    </Loading>
  )
}
