import { MESSAGE_TYPES, type MessageType } from '@jindu/domain/messages'
import { pageRules } from '@jindu/domain/rules'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import type { ApiInputs } from '../../shared/trpc/types.ts'

export const PAGE_SIZES = pageRules.choices.messages

/** Tabs in display order: those about money first. */
export const TABS = [
  'order',
  'otcOrder',
  'otc',
  'goods',
  'forum',
  'admin',
  'system',
  'other',
] as const satisfies readonly MessageType[]

export interface MessageSearch {
  /** Missing: all of them. */
  readonly type?: MessageType
  readonly acts?: 'own' | 'others'
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

type MessageRead = ApiInputs['messages']['list'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

export function readMessageSearch(raw: Record<string, unknown>): MessageSearch {
  return search({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's table
    type: readOneOf(raw, 'type', Object.keys(MESSAGE_TYPES) as MessageType[]),
    acts: readOneOf(raw, 'acts', ['own', 'others'] as const),
    page: readPage(raw),
    limit: readOneOf(raw, 'limit', PAGE_SIZES),
  })
}

/** Query input for the message centre's search parameters, shared by page and loader. */
export function messagesInput({ type, acts, page = 1, limit = 20 }: MessageSearch): MessageRead {
  return {
    page,
    limit,
    ...(type === undefined ? {} : { types: [type] }),
    ...(acts === undefined ? {} : { acts }),
  }
}
