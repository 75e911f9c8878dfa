import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../shared/session/session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

/** The logged-in user's e-mail address, if any: new passwords must not contain it. */
export function useOwnMail(): readonly string[] {
  const { q } = useApi()
  const session = useSession()
  const { data } = useQuery({ ...q.outside.status.queryOptions(), enabled: session !== null })
  const address = data?.mail.address ?? null
  return address === null ? [] : [address]
}
