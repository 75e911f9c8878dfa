import { pageRules } from '@jindu/domain/rules'
import { TICKET_QUEUES, type TicketQueue } from '@jindu/domain/desk/tickets'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type TicketRow = ApiOutputs['tickets']['list']['data'][number]
export type TicketInfo = ApiOutputs['tickets']['info']

export interface TicketSearch {
  readonly page?: number
}

export const readTicketSearch = (raw: Record<string, unknown>): TicketSearch => search({ page: readPage(raw) })

/** Query input for the list's search parameters, shared by page and loader. */
export const ticketsInput = ({ page = 1 }: TicketSearch) => ({ page, limit: pageRules.rows.feedback })

export interface QueueSearch extends TicketSearch {
  readonly queue?: TicketQueue
}

export const readQueueSearch = (raw: Record<string, unknown>): QueueSearch =>
  search({ queue: readOneOf(raw, 'queue', TICKET_QUEUES), page: readPage(raw) })

export const queueInput = ({ queue = 'waiting', page = 1 }: QueueSearch) => ({
  queue,
  page,
  limit: pageRules.rows.list,
})
