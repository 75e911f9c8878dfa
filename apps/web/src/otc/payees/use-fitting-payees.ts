import type { PaymentMethod } from '@jindu/domain/otc/offers'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { Payee } from './payee-dialog.tsx'

/** The reader's own accounts of some methods. */
export interface FittingPayees {
  /** Undefined until they are read. */
  readonly fitting: readonly Payee[] | undefined
  readonly failure: Error | null
  readonly retry: () => void
  /** Those that exist and fit; undefined while unknown, so that nothing is changed. */
  readonly keep: (ids: readonly number[]) => number[] | undefined
}

/** @param asked false if the reader is the payer */
export function useFittingPayees(methods: readonly PaymentMethod[], asked: boolean): FittingPayees {
  const { q } = useApi()
  const list = useQuery({ ...q.otcPayees.list.queryOptions(), enabled: asked })
  const fitting = list.data?.data.filter(({ method }) => methods.includes(method))
  return {
    fitting,
    failure: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    keep: (ids) => (fitting === undefined ? undefined : ids.filter((id) => fitting.some((payee) => payee.id === id))),
  }
}
