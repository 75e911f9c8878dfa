import { MODERATION_KINDS, MODERATION_LISTS } from '@jindu/domain/trust/moderation'
import { pageRules } from '@jindu/domain/rules'
import { readId, readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { readSpan } from '../figures/figures-search.ts'

/** What the address of the console's first page says: the list of its queue, and the item beside it; or the site's figures. */
export function readItemsSearch(raw: Record<string, unknown>) {
  return search({
    list: readOneOf(raw, 'list', MODERATION_LISTS),
    kind: readOneOf(raw, 'kind', MODERATION_KINDS),
    item: readId(raw, 'item'),
    page: readPage(raw),
    view: readOneOf(raw, 'view', ['figures'] as const),
    days: readSpan(raw),
  })
}

export type ItemsSearch = ReturnType<typeof readItemsSearch>

/** The call that such an address asks for; page and loader read the same. */
export function itemsInput({ list = 'open', kind, page = 1 }: ItemsSearch) {
  return { list, ...(kind === undefined ? {} : { kind }), page, limit: pageRules.rows.list } satisfies NonNullable<
    ApiInputs['moderation']['list']
  >
}
