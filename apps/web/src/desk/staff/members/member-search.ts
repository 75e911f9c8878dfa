import { readId, search } from '../../../shared/search-params/read.ts'

/** What the address of the list says, which is what it is asked with. */
export const readMemberSearch = (raw: Record<string, unknown>) => search({ before: readId(raw, 'before') })
