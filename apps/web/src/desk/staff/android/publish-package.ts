import { ERRORS, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { isRecord } from '../../../shared/is-record.ts'

const UPLOAD_TIMEOUT_MS = 120_000

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(ERRORS, value)

const isDetail = (entry: [string, unknown]): entry is [string, string | number] =>
  ['string', 'number'].includes(typeof entry[1])

/** A refusal of a plain route, in the form of the procedures' refusals, which the console reads. */
class RouteRefusal extends Error {
  override readonly name = 'TRPCClientError'
  readonly data: {
    readonly httpStatus: number
    readonly domain: { readonly code: ErrorCode; readonly details: ErrorDetails }
  }

  constructor(httpStatus: number, code: ErrorCode, details: ErrorDetails) {
    super(code)
    this.data = { httpStatus, domain: { code, details } }
  }
}

/** Sends a package to the site, which checks and publishes it. */
export async function publishPackage(file: File): Promise<void> {
  const body = new FormData()
  body.append('package', file)
  const answer = await fetch('/api/android', { method: 'POST', body, signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
  if (answer.ok) return
  const said: unknown = await answer.json().catch(() => null)
  const error = isRecord(said) ? said['error'] : undefined
  if (!isRecord(error) || !isCode(error['code'])) throw new Error(`HTTP ${answer.status}`)
  const details = isRecord(error['details'])
    ? Object.fromEntries(Object.entries(error['details']).filter(isDetail))
    : {}
  throw new RouteRefusal(answer.status, error['code'], details)
}
