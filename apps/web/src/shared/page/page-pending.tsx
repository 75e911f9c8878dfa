import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Default skeleton of a loading page; pages with another shape define a `pendingComponent`. */
export function PagePending(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading
      label={t`The page is loading`}
      slowText={t`Still waiting for the server's answer.`}
      className="pending-page"
    >
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </Loading>
  )
}
