import { readId, readOneOf, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const USER_KINDS = ['active', 'frozen', 'staff'] as const

/** Search parameters of the user list. */
export function readUserSearch(raw: Record<string, unknown>) {
  return search({
    uid: readId(raw, 'uid'),
    introducer: readId(raw, 'introducer'),
    kind: readOneOf(raw, 'kind', USER_KINDS),
    before: readId(raw, 'before'),
  })
}

export type UserSearch = ReturnType<typeof readUserSearch>

export function usersInput({ uid, introducer, kind, before }: UserSearch): ApiInputs['accounts']['find'] {
  return search({ uid, introducer, kind, before })
}
