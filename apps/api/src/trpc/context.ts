import type { Locale } from '@jindu/i18n'
import type { App } from '../platform/app.ts'
import type { Measured } from '../platform/rate-limit/rate-limiter.ts'
import type { Session } from '../platform/sessions/session.ts'

/** What a transport (HTTP, WebSocket, server rendering, Ms* call) knows before a session is looked up. */
export interface RequestContext {
  readonly app: App
  /** The session token as it arrived (cookie, connection parameter, Ms* `token`), or null. */
  readonly token: string | null
  /** An access token that came as `Authorization: Bearer`, or in a live connection's handshake; cookies then count for nothing. */
  readonly bearer?: string | undefined
  readonly locale: Locale
  readonly requestId: string
  /** The caller's network address. */
  readonly address: string
  readonly userAgent: string
  /** The cookie by which accounts know the browser; absent for transports without cookies. */
  readonly deviceCookie?: string | null | undefined
  readonly setDeviceCookie?: ((value: string) => void) | undefined
  /** How an Ms* call is signed; other transports sign nothing. */
  readonly signatureVersion?: number | undefined
  /** Hands the session cookie to the transport, a maximum age of 0 clears it; absent where no cookie can be set (WebSocket, server rendering). */
  readonly setSessionCookie?: ((token: string, maxAgeSeconds: number) => void) | undefined
  /** Says in the answer where the bound of an access token stands. */
  readonly setRateLimit?: ((rate: Measured) => void) | undefined
}

/** What procedures see. */
export interface Context extends RequestContext {
  readonly session: Session | null
}

/** Why nobody is known: who came with nothing logs in, what came with a session or a token comes with one that ended. */
export function unknownCaller({ bearer, token }: RequestContext): 'LOGIN_REQUIRED' | 'SESSION_ENDED' | 'TOKEN_INVALID' {
  if (bearer !== undefined) return 'TOKEN_INVALID'
  return token === null ? 'LOGIN_REQUIRED' : 'SESSION_ENDED'
}

/** The session behind what a caller came with, as it is now. */
export async function currentSession({ app, bearer, token }: RequestContext): Promise<Session | null> {
  if (bearer !== undefined) return app.sessions.resolveBearer(bearer)
  return token === null ? null : app.sessions.resolve(token)
}
