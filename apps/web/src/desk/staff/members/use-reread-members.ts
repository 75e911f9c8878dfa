import { useApi } from '../../../shared/trpc/use-api.ts'

/** Reads again what a change of the staff changes. */
export function useRereadMembers(): () => Promise<void> {
  const { q } = useApi()
  return async () => {
    await Promise.all([
      q.accounts.members.invalidate(),
      q.accounts.staffSessions.invalidate(),
      q.accounts.find.invalidate(),
      q.staff.overview.invalidate(),
      q.audit.invalidate(),
    ])
  }
}
