import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../shared/session/session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

export interface FactorDue {
  /** Staff who have to turn a second factor on: the server answers nothing else before. */
  readonly due: boolean
  /** Everything else is answered. */
  readonly isOpen: boolean
}

/** Queried for staff only. */
export function useFactorDue(): FactorDue {
  const { q } = useApi()
  const isStaff = useSession()?.role != null
  const { data, isPending } = useQuery({ ...q.accounts.secondFactor.status.queryOptions(), enabled: isStaff })
  const due = data?.due === true
  return { due, isOpen: !isStaff || (!isPending && !due) }
}
