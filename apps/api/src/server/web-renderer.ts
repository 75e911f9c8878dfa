import type { Locale } from '@jindu/i18n'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AppRouter } from '../app/router.ts'
import type { RequestContext } from '../trpc/context.ts'

export type Theme = 'light' | 'dark' | 'auto'

/** One page request, as the web bundle's `render` receives it. */
export interface WebRenderInput {
  /** Absolute: origin and request path with query. */
  readonly url: string
  readonly method: 'GET' | 'HEAD'
  readonly headers: IncomingHttpHeaders
  /** Cookie, then Accept-Language, then English. */
  readonly locale: Locale
  /** The theme cookie, else auto. */
  readonly theme: Theme
  /** The policy's nonce of this response; inline scripts and styles carry it. */
  readonly nonce: string
  /** Procedures run in process through it (`unstable_localLink`). */
  readonly router: AppRouter
  readonly createContext: (locale: Locale) => Promise<RequestContext>
}

export interface WebRenderResult {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

/** What `apps/web/dist/server/entry-server.js` exports as `render`; it also answers robots.txt, sitemap.xml and /404. */
export type RenderWeb = (input: WebRenderInput) => Promise<WebRenderResult>

/** What `apps/web/dev.ts` makes in development. */
export interface DevWeb {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
  readonly render: RenderWeb
  close(): Promise<void>
}
