import type { Locale } from '@jindu/i18n'
import type { App } from '../platform/app.ts'
import type { Measured } from '../platform/rate-limit/rate-limiter.ts'
import type { Session } from '../platform/sessions/session.ts'

/** A transport's view of a request (HTTP, WebSocket, server rendering, Ms* call), before the session is resolved. */
export interface RequestContext {
  readonly app: App
  /** The session token as received (cookie, connection parameter, Ms* `token`), or null. */
  readonly token: string | null
  /** An access token from `Authorization: Bearer` or a live connection's handshake; cookies are then ignored. */
  readonly bearer?: string | undefined
  readonly locale: Locale
  readonly requestId: string
  /** The caller's network address. */
  readonly address: string
  readonly userAgent: string
  /** The device cookie; absent for transports without cookies. */
  readonly deviceCookie?: string | null | undefined
  readonly setDeviceCookie?: ((value: string) => void) | undefined
  /** The client origin that an Ms* call is signed under; absent for other transports. */
  readonly clientOrigin?: string | undefined
  /** The signature version of an Ms* call; absent for other transports. */
  readonly signatureVersion?: number | undefined
  /** A passkey's answer in place of the pay password, in a browser's header `pay-passkey`. */
  readonly payPasskey?: string | undefined
  /**
   * Sets the session cookie; a maximum age of 0 clears it. Absent where no cookie can be set (WebSocket, server
   * rendering).
   */
  readonly setSessionCookie?: ((token: string, maxAgeSeconds: number) => void) | undefined
  /** Reports the state of an access token's rate limit in the response. */
  readonly setRateLimit?: ((rate: Measured) => void) | undefined
}

/** The context of procedures. */
export interface Context extends RequestContext {
  readonly session: Session | null
}

/** The error for a missing session: no credentials require a login; stale credentials report that they ended. */
export function unknownCaller({ bearer, token }: RequestContext): 'LOGIN_REQUIRED' | 'SESSION_ENDED' | 'TOKEN_INVALID' {
  if (bearer !== undefined) return 'TOKEN_INVALID'
  return token === null ? 'LOGIN_REQUIRED' : 'SESSION_ENDED'
}

/** The current session of the caller's credentials. */
export async function currentSession({ app, bearer, token }: RequestContext): Promise<Session | null> {
  if (bearer !== undefined) return app.sessions.resolveBearer(bearer)
  return token === null ? null : app.sessions.resolve(token)
}
