import { isErrorCode, type DomainErrorData } from '@jindu/domain/errors'
import { errorMessage, type Locale } from '@jindu/domain/words'
import { isTRPCClientError } from '@trpc/client'
import type { Router } from './types.ts'

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
 * @returns for what is no refusal: that the connection was lost, or the message of the error itself
 */
export function sayError(error: unknown, locale: Locale): string {
  const refusal = refusalOf(error)
  if (refusal !== null) return errorMessage(refusal.code, locale, refusal.details)
  if (isTRPCClientError<Router>(error) && error.data === undefined) return errorMessage('CONNECTION_LOST', locale)
  return error instanceof Error ? error.message : String(error)
}
