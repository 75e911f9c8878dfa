import { isErrorCode, type DomainErrorData } from '@jindu/domain/errors'
import { errorMessage, type Locale } from '@jindu/domain/words'
import { isTRPCClientError } from '@trpc/client'
import type { Router } from './types.ts'

/** Message for a call without a response: it may not have been sent, or may have been carried out. */
const UNANSWERED: Readonly<Record<Locale, string>> = {
  en: 'The marketplace did not answer. If the call changes something, look whether it went through before you repeat it.',
  'zh-CN': '交易平台没有应答。如果这次调用会改动数据，请先确认是否已完成，再决定是否重试',
}

/**
 * The marketplace's refusal of a call; null for other errors, such as a broken connection.
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
  // A newer server may send error codes that this package does not know.
  return told !== undefined && isErrorCode(told.code) ? told : null
}

/**
 * Error message of a failed call in the reader's language.
 * @returns for other errors: that the marketplace was not reached or did not answer, or the error's own message
 */
export function sayError(error: unknown, locale: Locale): string {
  const refusal = refusalOf(error)
  if (refusal !== null) return errorMessage(refusal.code, locale, refusal.details)
  if (isTRPCClientError<Router>(error) && error.data === undefined) return UNANSWERED[locale]
  return error instanceof Error ? error.message : String(error)
}
