import type { WebRenderInput, WebRenderResult } from '@jindu/api/web-renderer'
import {
  RouterServer,
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { createAppRouter, type AppRouterInstance } from '../router.tsx'
import { isLocale } from '../shared/i18n/locale.ts'
import { loadWords } from '../shared/i18n/words.ts'
import { goodsViewOf } from '../shared/preferences.ts'
import { createQueryClient } from '../shared/query-client.ts'
import type { AssetMap } from './assets.ts'
import { withInstallTags } from './install-tags.ts'
import { startLate } from './late-start.ts'
import { createLocalClient } from './local-client.ts'
import { pageFiles } from './page-files.ts'

/** /404 renders like any page; its route sets the status by an internal header. */
const PAGE_MISSING = 'x-page-missing'

/** Renders one page, or returns its guards' redirect. */
export async function renderPage(input: WebRenderInput, assets: AssetMap): Promise<WebRenderResult> {
  const { url, theme, nonce } = input
  const target = new URL(url)
  const { origin, searchParams } = target
  // The links that name a page's languages carry it in the address: crawlers keep no cookies.
  const named = searchParams.get('lang') ?? undefined
  const locale = isLocale(named) ? named : input.locale
  let away = false
  const router = createAppRouter({
    queryClient: createQueryClient(),
    client: createLocalClient({ ...input, locale, onAway: () => (away = true) }),
    locale,
    theme,
    goodsView: goodsViewOf(input.headers.cookie),
    origin,
    nonce,
  })
  const matches = router.matchRoutes(
    router.parseLocation({
      href: target.pathname + target.search,
      pathname: target.pathname,
      search: target.search,
      hash: '',
      state: { __TSR_index: 0 },
    }),
  )
  await loadWords(matches, locale)
  const { manifest, scripts } = pageFiles(
    assets,
    matches.map((match) => match.routeId),
    locale,
  )
  const handle = createRequestHandler({
    request: new Request(url, { headers: plainHeaders(input.headers) }),
    createRouter: () => router,
    getRouterManifest: () => manifest,
  })
  const response = await handle(({ router: loaded, responseHeaders }) => renderWhole(loaded, responseHeaders, nonce))
  const answer = await toResult(response, locale)
  const made = { ...answer, body: withInstallTags(answer.body, locale, theme) }
  // A page that failed because a part of the site is unavailable answers 503, so that clients retry.
  const result = made.status === 500 && away ? { ...made, status: 503 } : made
  // In development the order of Vite's own scripts counts.
  if (import.meta.env.DEV || result.body === '') return result
  const link = `<${assets.letters}>; rel=preload; as=font; type="font/woff2"; crossorigin`
  return { ...result, headers: { ...result.headers, link }, body: startLate(result.body, scripts, nonce) }
}

/** The whole page at once: its loaders have brought the data, and a component that throws must not answer 200. */
async function renderWhole(router: AppRouterInstance, headers: Headers, nonce: string): Promise<Response> {
  let failed = false
  const stream = await renderToReadableStream(<RouterServer router={router} />, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed = true
      console.error('page render failed', error)
    },
  })
  await stream.allReady
  // Both React and the router begin a document.
  const page = (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
  const html = await transformHtmlStringWithRouter(router, page)
  return new Response(html, { status: failed ? 500 : getSsrStatus(router), headers })
}

function plainHeaders(headers: WebRenderInput['headers']): Headers {
  const plain = new Headers()
  for (const name of ['user-agent', 'accept-language'] as const) {
    const value = headers[name]
    if (value !== undefined) plain.set(name, value)
  }
  return plain
}

async function toResult(response: Response, locale: string): Promise<WebRenderResult> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== PAGE_MISSING) headers[name] = value
  headers['cache-control'] = 'private, no-cache'
  headers['content-language'] = locale
  if (response.headers.has('location')) return { status: response.status, headers, body: '' }
  const status = response.headers.has(PAGE_MISSING) ? 404 : response.status
  return { status, headers, body: await response.text() }
}
