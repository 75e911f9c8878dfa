import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { useLater } from '../../../shared/parts/use-later.ts'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { NoticeLine } from './notice-line.tsx'

const NoticeTurns = lazyPart(async () => ({ default: (await import('./notice-turns.tsx')).NoticeTurns }))

const ROW = 'mt-4 flex h-11 items-stretch rounded-3 border border-line bg-sheet phone:mt-0 phone:mb-4'

/** Pinned notices in one line: the first is server-rendered, the others rotate in the same space after hydration. */
export function HomeNotices(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const later = useLater()
  const pinned = q.notices.pinned.queryOptions()
  const notices = useAsRendered(pinned.queryKey, useQuery(pinned)).data?.data ?? []
  const [first] = notices
  if (first === undefined) return null
  const row = { label: t`Pinned notices`, className: ROW }
  const still = (
    <section aria-label={row.label} className={row.className}>
      <NoticeLine notice={first} />
    </section>
  )
  if (!later || notices.length < 2) return still
  return <NoticeTurns fallback={still} notices={notices} {...row} />
}
