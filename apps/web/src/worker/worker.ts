/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { FILES, OFFLINE_PATH, PAGES, PERSONAL, SHARED, SHARE_PATH } from '../shared/offline/caches.ts'
import type { WorkerMessage } from '../shared/offline/caches.ts'
import { READ_AT } from '../shared/offline/read-at-mark.ts'
import { isReadable } from './is-readable.ts'
import { listenToPushes } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope
/** Version of the build: each build has a worker and an offline page of its own. */
declare const BUILD: string

const DAY_SECONDS = 86_400
const KEPT_SECONDS = 7 * DAY_SECONDS
const READ_AGAIN_AFTER_MS = 600_000
const READ_HEADER = 'x-read-at'
const OFFLINE_PAGE = `${OFFLINE_PATH}?build=${BUILD}`

/** Increases when the reader changes: an answer that was asked for before is not stored. */
let reader = 0

/** Marks the copy with its time, which a page from the cache shows. */
function marked(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set(READ_HEADER, String(Date.now()))
  // A later request may name other languages and encodings; the copy is the only one there is.
  headers.delete('vary')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Writes the time of the copy into the page. */
async function withAge(copy: Response): Promise<Response> {
  const html = await copy.text()
  const readAt = copy.headers.get(READ_HEADER) ?? '0'
  return new Response(html.replace('<html', `<html ${READ_AT}="${readAt}"`), { headers: copy.headers })
}

const MOST_PAGES = 40
const pages = new NetworkFirst({
  cacheName: PAGES,
  plugins: [
    {
      handlerWillStart: async ({ state }) => {
        if (state) state['reader'] = reader
      },
      cacheWillUpdate: async ({ response, request, state }) =>
        response.status === 200 && !response.redirected && isReadable(request.url) && state?.['reader'] === reader
          ? marked(response)
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? withAge(cachedResponse) : null),
      handlerDidError: ({ request }) => instead(request),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true }),
  ],
})

/** For a page that was never read: its section's last page, else the page that says so. */
async function instead(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(PAGES)
  const below = (await cache.keys()).findLast(({ url }) => new URL(url).pathname.startsWith(`${pathname}/`))
  // These answer with a redirect to one of their tabs.
  if ((pathname === '/personal/chat' || pathname === '/personal/assets') && below !== undefined)
    return Response.redirect(below.url, 302)
  return (await caches.open(FILES)).match(OFFLINE_PAGE)
}

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
})

enableNavigationPreload()
registerRoute(new NavigationRoute(pages, { denylist: [/^\/(?:api|trpc|files|outside|sandbox|app)(?:\/|$)/] }))
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|icons)\//.test(url.pathname), files)

/** A picture from the share sheet waits in the cache for the chat that the reader chooses. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const picture = (await request.formData()).get('picture')
    if (picture instanceof File && picture.type.startsWith('image/')) {
      const headers = { 'content-type': picture.type, 'x-name': encodeURIComponent(picture.name) }
      await (await caches.open(SHARED)).put(SHARE_PATH, new Response(picture, { headers }))
    }
    return Response.redirect('/personal/chat/receive_goods?shared=1', 303)
  },
  'POST',
)

/** The browser's own cache has most of them: little is loaded a second time. */
async function keepFiles(names: Iterable<string>): Promise<void> {
  const cache = await caches.open(FILES)
  await Promise.allSettled(
    [...names].map(async (name) => {
      if ((await cache.match(name)) === undefined) await cache.add(name)
    }),
  )
}

async function keep(url: string, names: readonly string[]): Promise<void> {
  await keepFiles(names)
  const before = await (await caches.open(PAGES)).match(url)
  if (Date.now() - Number(before?.headers.get(READ_HEADER) ?? 0) < READ_AGAIN_AFTER_MS) return
  const asked = reader
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  if (answer.status !== 200 || answer.redirected || !isReadable(url)) return
  const copy = marked(answer)
  // The files named in the document; this page may have started with others.
  await keepFiles(new Set((await copy.clone().text()).match(/\/assets\/[\w./-]+/g)))
  if (asked === reader) await (await caches.open(PAGES)).put(url, copy)
}

async function forget(): Promise<void> {
  reader += 1
  await Promise.all(PERSONAL.map((name) => caches.delete(name)))
  // Addresses and times of pages stand in a database of their own, which outlives the cache.
  await new CacheExpiration(PAGES, { maxEntries: MOST_PAGES }).delete()
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: WorkerMessage = event.data
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'KEEP') event.waitUntil(keep(message.url, message.files).catch(() => undefined))
  if (message.type === 'FORGET') event.waitUntil(forget())
})

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.add(OFFLINE_PAGE)))
})

// The first worker serves the page that registered it; a later one waits until its reader wants the new version.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

listenToPushes(self)
