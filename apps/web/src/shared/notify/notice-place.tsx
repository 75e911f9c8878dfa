import { Suspense, lazy, useSyncExternalStore, type ReactNode } from 'react'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

const never = () => () => undefined

/** Loaded once the page stands: nothing can be said before, and `notify` keeps what comes earlier. */
export function NoticePlace(): ReactNode {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? (
    <Suspense>
      <NoticeList />
    </Suspense>
  ) : null
}
