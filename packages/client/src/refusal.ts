import { isErrorCode, type DomainErrorData } from '@jindu/domain/errors'
import { errorMessage, type Locale } from '@jindu/domain/words'
import { isTRPCClientError } from '@trpc/client'
import type { Router } from './types.ts'

/** A call without an answer: it may never have left, or have been carried out. */
const UNANSWERED: Readonly<Record<Locale, string>> = {
  en: 'The marketplace did not answer. If the call changes something, look whether it went through before you repeat it.',
  'zh-CN': '交易平台没有应答。如果这次调用会改动数据，请先确认是否已完成，再决定是否重试',
}

/**
 * What the marketplace refused a call with; null for anything else, such as a broken connection.
 *
 * @example
 * try {
 *   await jindu.api.goodsOrders.place.mutate(order)
 * } catch (error) {
 *   if (refusalOf(error)?.code === 'PRICE_CHANGED') return
 *   throw error
 * }
 */
export function refusalOf(error: unknown): DomainErrorData | null {
  if (!isTRPCClientError<Router>(error)) return null
  const told = error.data?.domain
  // A server that is newer than this package may name codes that it does not know.
  return told !== undefined && isErrorCode(told.code) ? told : null
}

/**
 * A failed call in a reader's language.
 * @returns for what is no refusal: that the marketplace was not reached or did not answer, or the message of the error itself
 */
export function sayError(error: unknown, locale: Locale): string {
  const refusal = refusalOf(error)
  if (refusal !== null) return errorMessage(refusal.code, locale, refusal.details)
  if (isTRPCClientError<Router>(error) && error.data === undefined) return UNANSWERED[locale]
  return error instanceof Error ? error.message : String(error)
}
