import { useApi } from '../../../shared/trpc/use-api.ts'

/** Refetches the data that a step on a setting changed. */
export function useRereadSettings(): () => Promise<void> {
  const { q } = useApi()
  return async () => {
    await Promise.all([q.site.invalidate(), q.staff.invalidate(), q.audit.invalidate()])
  }
}
