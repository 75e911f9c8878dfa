import type { ApiInputs } from '../../shared/trpc/types.ts'
import type { Sort } from './sorts.ts'

type ListInput = ApiInputs['goods']['list']

const NUMBERED = ['created', 'sales', 'updated', 'recommended', 'hot'] as const satisfies readonly ListInput['sort'][]

/** Query input for a sort order in the URL. */
export function sortInput(sort: Sort): Pick<ListInput, 'sort' | 'order'> {
  if (sort === 'cheap') return { sort: 'price', order: 'asc' }
  return sort === 'dear' ? { sort: 'price', order: 'desc' } : { sort: NUMBERED[sort] }
}
