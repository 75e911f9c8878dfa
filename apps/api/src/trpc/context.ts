import type { Locale } from '@jindu/i18n'
import type { App } from '../platform/app.ts'
import type { Session } from '../platform/sessions/session.ts'

/** What a transport (HTTP, WebSocket, server rendering, Ms* call) knows before a session is looked up. */
export interface RequestContext {
  readonly app: App
  /** The session token as it arrived (cookie, connection parameter, Ms* `token`), or null. */
  readonly token: string | null
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
}

/** What procedures see. */
export interface Context extends RequestContext {
  readonly session: Session | null
}
