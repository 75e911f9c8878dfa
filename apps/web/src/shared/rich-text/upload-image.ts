import { ERRORS, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { errorMessage, httpStatusMessage, type Locale } from '@jindu/i18n'
import { connectionMessage, networkMessage } from '@jindu/i18n/connection'
import { isRecord } from '../is-record.ts'

export type UploadKind = 'goods' | 'shipment' | 'dispute' | 'chat' | 'comment' | 'forum' | 'otc'

export type Upload = { readonly id: string } | { readonly refused: string }

const UPLOAD_TIMEOUT_MS = 120_000

/** Uploads one picture. Wrong type or size is refused before sending (marketplace.md §5). */
export async function uploadImage(kind: UploadKind, file: File, locale: Locale): Promise<Upload> {
  if (!rules.files.imageTypes.some((type) => type === file.type)) return refusal('FILE_NOT_IMAGE', locale)
  if (file.size >= rules.files.maximumBytes)
    return refusal('FILE_TOO_LARGE', locale, { megabytes: rules.files.maximumMegabytes })
  const body = new FormData()
  body.append('image', file)
  try {
    const answer = await fetch(`/files/${kind}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    })
    const said: unknown = await answer.json().catch(() => null)
    if (answer.ok && isRecord(said) && typeof said['id'] === 'string') return { id: said['id'] }
    const error = isRecord(said) ? said['error'] : undefined
    if (isRecord(error) && isCode(error['code'])) return refusal(error['code'], locale, detailsOf(error['details']))
    return { refused: answer.ok ? connectionMessage('foreign', locale) : httpStatusMessage(answer.status, locale) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { refused: httpStatusMessage(408, locale) }
    return { refused: networkMessage(error instanceof Error ? error.message : String(error), locale) }
  }
}

function refusal(code: ErrorCode, locale: Locale, details: ErrorDetails = {}): Upload {
  return { refused: errorMessage(code, locale, details) }
}

function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}

function detailsOf(raw: unknown): ErrorDetails {
  if (!isRecord(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )
}
