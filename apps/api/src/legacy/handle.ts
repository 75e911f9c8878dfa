import { DomainError, ERRORS, fail, isDomainError, type ErrorDetails, type ErrorCode } from '@jindu/domain/errors'
import { errorMessage, localeOfAppLang, successMessage, type Locale } from '@jindu/i18n'
import type { FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import { systemClock } from '../platform/clock/index.ts'
import { outageOf } from '../platform/outage/outage.ts'
import { beginUpload, type Upload } from '../platform/files/begin-upload.ts'
import { refuseReplay } from '../platform/replay/replay-store.ts'
import type { Session } from '../platform/sessions/session.ts'
import { callDirectly } from '../trpc/direct-call.ts'
import { createCaller } from '../app/router.ts'
import type { RequestContext } from '../trpc/context.ts'
import type { Endpoint } from './endpoint.ts'
import { namedField } from './named-field.ts'
import { readRequest, type FileReceiver } from './read-request.ts'
import { checkSignature, signingOf, type RawParams, type Signing } from './signature.ts'
import { msStatus } from './status.ts'

export interface Envelope {
  readonly status: number
  readonly body: { readonly code: number; readonly msg: string; readonly data: unknown }
}

export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['app-lang']
  return localeOfAppLang(Array.isArray(header) ? header[0] : header)
}

export function refusal(code: ErrorCode, locale: Locale, details: ErrorDetails = {}): Envelope {
  const body = { code: ERRORS[code].msCode, msg: errorMessage(code, locale, details), data: null }
  return { status: msStatus(code), body }
}

/** A parameter that cannot be read is named before the words: `week: …`. */
function naming({ status, body }: Envelope, parameter: ErrorDetails[string] | undefined): Envelope {
  if (parameter === undefined || status !== 400) return { status, body }
  return { status, body: { ...body, msg: `${parameter}: ${body.msg}` } }
}

/** In the sandbox the clock may be far ahead of the machine's; old clients sign with their own. */
function clocks(app: App): number[] {
  return app.env.sandbox ? [systemClock.now(), app.clock.now()] : [systemClock.now()]
}

function tokenOf(params: RawParams): string | null {
  const { token } = params
  return typeof token === 'string' && token !== '' ? token : null
}

async function requireSession(app: App, token: string | null): Promise<Session> {
  if (token === null) return fail('LOGIN_REQUIRED')
  return (await app.sessions.resolve(token)) ?? fail('SESSION_ENDED')
}

type CheckSignature = (params: RawParams) => string

/** All signature fields must be present before the signature can be checked. */
const isSigned = ({ clientOrigin, timestamp, token, signature }: RawParams): boolean =>
  [clientOrigin, timestamp, token, signature].every((field) => field !== undefined)

/** The upload of one call, from the file's first byte on. */
interface Arrival extends FileReceiver {
  belongsTo(uid: number): Promise<void>
  end(): Promise<void>
}

/**
 * Signed fields may come after the file. The file then waits on disk without an owner, for a limited time. If the
 * fields before it are complete, they are checked first.
 */
function createArrival(app: App, address: string, check: CheckSignature): Arrival {
  let upload: Upload | null = null
  return {
    async receive(params, stream) {
      if (isSigned(params)) check(params)
      const token = tokenOf(params)
      const owner = token === null ? null : (await requireSession(app, token)).uid
      upload = await beginUpload(app, address, owner)
      return upload.keep(app.spool.receive(stream, upload.overdue))
    },
    overdue: () => upload?.overdue ?? null,
    belongsTo: async (uid) => upload?.belongsTo(uid),
    end: async () => upload?.end(),
  }
}

async function run(app: App, path: string, endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const signing = signingOf(request.headers['signature-version'], endpoint.method, `/api/${path}`)
  const check: CheckSignature = (params) => checkSignature(params, app.env.msAppKeys, clocks(app), signing)
  const call = { app, path, endpoint, request, signing, check }
  if (!endpoint.takesFile) return answer(call, null)
  const arrival = createArrival(app, request.ip, check)
  try {
    return await answer(call, arrival)
  } finally {
    await arrival.end()
  }
}

interface Call {
  readonly app: App
  readonly path: string
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly signing: Signing
  readonly check: CheckSignature
}

async function answer(
  { app, path, endpoint, request, signing, check }: Call,
  arrival: Arrival | null,
): Promise<unknown> {
  const { params, file } = await readRequest(request, arrival)
  const signature = check(params)
  const token = tokenOf(params)
  if (endpoint.access === 'user') {
    const { uid } = await requireSession(app, token)
    await arrival?.belongsTo(uid)
  }
  const refusesTwins = endpoint.method === 'POST' && !endpoint.mayRepeat
  if (refusesTwins) await refuseReplay(app.db, [path, signature, file?.sha256 ?? ''])
  let issued = ''
  const locale = localeOf(request)
  const context: RequestContext = {
    app,
    token,
    locale,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    clientOrigin: String(params['clientOrigin']),
    signatureVersion: signing.version,
    setSessionCookie: (next) => {
      issued = next
    },
  }
  const facts = { locale, file, idempotencyKey: `ms:${signature.slice(0, 60)}`, issuedToken: () => issued }
  try {
    return await callDirectly(() => endpoint.run(createCaller(context), params, facts))
  } catch (error) {
    const parameter = isDomainError(error) ? namedField(endpoint, params, error) : null
    if (!isDomainError(error) || parameter === null) throw error
    throw new DomainError(error.code, { ...error.details, parameter })
  }
}

/** One Ms* request from signature to envelope. */
export async function handle(
  app: App,
  path: string,
  endpoint: Endpoint | undefined,
  request: FastifyRequest,
): Promise<Envelope> {
  const locale = localeOf(request)
  try {
    if (endpoint === undefined) return refusal('UNKNOWN_CALL', locale)
    if (endpoint.method !== request.method) return refusal('METHOD_NOT_ALLOWED', locale)
    const data = (await run(app, path, endpoint, request)) ?? null
    return { status: 200, body: { code: 0, msg: successMessage(endpoint.success, locale), data } }
  } catch (error) {
    const known = isDomainError(error) ? error : outageOf(error)
    if (known !== null) return naming(refusal(known.code, locale, known.details), known.details['parameter'])
    request.log.error({ err: error, requestId: request.id, call: path }, 'Ms* call failed')
    return refusal('INTERNAL', locale, { requestId: request.id })
  }
}
