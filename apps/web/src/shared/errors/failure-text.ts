import type { ErrorCode } from '@jindu/domain/errors'
import type { I18n } from '@lingui/core'
import { readFailure, type Failure } from './failure.ts'

/** The error texts are a separate chunk, loaded with the first error. */
const words = () => import('@jindu/i18n')

/** Preloaded with the offline bar, because they could not be loaded offline. */
const connectionWords = () => import('@jindu/i18n/connection')

const localeOf = (i18n: I18n) => (i18n.locale === 'zh-CN' ? 'zh-CN' : 'en')

/**
 * A failure in the reader's language.
 *
 * @returns '' for a duplicate request, which is never shown
 */
export function failureText(error: unknown, i18n: I18n): Promise<string> {
  return describeFailure(readFailure(error), i18n)
}

export async function describeFailure(failure: Failure, i18n: I18n): Promise<string> {
  if (failure.kind === 'duplicate') return ''
  if (failure.kind === 'network') return (await connectionWords()).networkMessage(failure.message, localeOf(i18n))
  if (failure.kind === 'connection') return (await connectionWords()).connectionMessage(failure.what, localeOf(i18n))
  if (failure.kind === 'refused') return codeText(failure.code, failure.details, i18n)
  return (await words()).httpStatusMessage(failure.status, localeOf(i18n))
}

export async function codeText(
  code: ErrorCode,
  details: Readonly<Record<string, string | number>>,
  i18n: I18n,
): Promise<string> {
  return (await words()).errorMessage(code, localeOf(i18n), details)
}
