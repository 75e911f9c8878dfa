import { useApi } from '../../../shared/trpc/use-api.ts'

/** Refetches the data that a change of the staff affects. */
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
