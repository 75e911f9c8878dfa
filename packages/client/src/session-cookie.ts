/** The cookie of a session, over https and without. */
const COOKIE = /^(__Host-jindu_session|jindu_session)=([^;]*)/

/** Keeps the session of a login where no browser does. */
export interface SessionCookie {
  /** Takes what an answer sets. */
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
