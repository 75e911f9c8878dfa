import type { Locale } from '@jindu/i18n'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AppRouter } from '../app/router.ts'
import type { RequestContext } from '../trpc/context.ts'

export type Theme = 'light' | 'dark' | 'auto'

/** A page request, as passed to the web bundle's `render`. */
export interface WebRenderInput {
  /** Absolute: origin and request path with query. */
  readonly url: string
  readonly method: 'GET' | 'HEAD'
  readonly headers: IncomingHttpHeaders
  /** From the cookie, else Accept-Language, else English. */
  readonly locale: Locale
  /** From the theme cookie, else auto. */
  readonly theme: Theme
  /** The CSP nonce of this response, for inline scripts and styles. */
  readonly nonce: string
  /** For calling procedures in process (`unstable_localLink`). */
  readonly router: AppRouter
  readonly createContext: (locale: Locale) => Promise<RequestContext>
}

export interface WebRenderResult {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

/** The `render` export of `apps/web/dist/server/entry-server.js`; it also serves robots.txt, sitemap.xml and /404. */
export type RenderWeb = (input: WebRenderInput) => Promise<WebRenderResult>

/** The development server of `apps/web/dev.ts`. */
export interface DevWeb {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
  readonly render: RenderWeb
  close(): Promise<void>
}
