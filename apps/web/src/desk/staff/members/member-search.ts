import { readId, search } from '../../../shared/search-params/read.ts'

/** Search parameters of the member list; also its query input. */
export const readMemberSearch = (raw: Record<string, unknown>) => search({ before: readId(raw, 'before') })
