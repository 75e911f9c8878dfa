import { TRPCClientError } from '@trpc/client'
import type { Outputs, Router, UploadKind } from './types.ts'

export type Picture = Outputs['files']['describe']['data'][number]

/** The refusal in an upload route's response; null if the body is not the marketplace's, such as a proxy's page. */
function refused(told: unknown): { readonly code: string; readonly details: object } | null {
  if (typeof told !== 'object' || told === null || !('error' in told)) return null
  const { error } = told
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return null
  const details = 'details' in error && typeof error.details === 'object' && error.details !== null ? error.details : {}
  return { code: error.code, details }
}

/** The refusal in the error type of tRPC calls, so that callers read both the same way. */
function refusal(told: unknown, status: number): TRPCClientError<Router> {
  const domain = refused(told)
  if (domain === null) return TRPCClientError.from(new Error(`HTTP ${status}`))
  return TRPCClientError.from({
    error: { message: domain.code, code: -32_600, data: { httpStatus: status, domain } },
  })
}

/**
 * Stores a picture: the field `image` of a multipart form.
 * @throws the server's refusal, in the form that calls throw
 */
export async function uploadPicture(
  send: (address: string, init: RequestInit) => Promise<Response>,
  url: string,
  kind: UploadKind,
  picture: Blob,
): Promise<Picture> {
  const body = new FormData()
  body.append('image', picture, 'picture')
  const answer = await send(new URL(`/files/${kind}`, url).href, { method: 'POST', body })
  if (answer.ok) return answer.json()
  throw refusal(await answer.json().catch(() => null), answer.status)
}
