import { MODERATION_KINDS, MODERATION_LISTS } from '@jindu/domain/trust/moderation'
import { pageRules } from '@jindu/domain/rules'
import { readId, readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { readSpan } from '../figures/figures-search.ts'

/** Search parameters of the console's first page: the queue's list and selected item, or the site's figures. */
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

/** Query input for the parameters, shared by page and loader. */
export function itemsInput({ list = 'open', kind, page = 1 }: ItemsSearch) {
  return { list, ...(kind === undefined ? {} : { kind }), page, limit: pageRules.rows.list } satisfies NonNullable<
    ApiInputs['moderation']['list']
  >
}
