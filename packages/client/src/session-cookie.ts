/** The cookie of a session, over https and without. */
const COOKIE = /^(__Host-jindu_session|jindu_session)=([^;]*)/

/** Stores the session cookie of a login outside of browsers. */
export interface SessionCookie {
  /** Reads the cookies that a response sets. */
  hear(headers: Headers): void
  /** For a request; empty without a session, and in browsers, which carry the cookie themselves. */
  headers(): Readonly<Record<string, string>>
  /** For the handshake of the live connection. */
  token(): string | null
}

export function createSessionCookie(): SessionCookie {
  let name = ''
  let value = ''
  return {
    hear(headers) {
      for (const line of headers.getSetCookie()) {
        const found = COOKIE.exec(line)
        if (found !== null) [, name = '', value = ''] = found
      }
    },
    headers: () => (value === '' ? {} : { cookie: `${name}=${value}` }),
    token: () => (value === '' ? null : value),
  }
}
