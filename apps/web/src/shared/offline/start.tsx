import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import type { AppRouterInstance } from '../../router.tsx'
import { signedInMark } from '../session/signed-in-mark.ts'
import type { WorkerMessage } from './caches.ts'
import { forgetStored } from './forget-stored.ts'
import { readAt } from './read-at.ts'
import { sayNewVersion } from './new-version.tsx'
import { restore, storeReads } from './stored-reads.ts'
import { WORKER } from './worker-path.ts'

/** Pages of the shortcuts and of the bottom bar: their documents are stored although readers come to them without one. */
const DOORS = /^\/(?:otc|personal\/(?:buyOrderList|sellOrderList|chat\/\w+|assets(?:\/\w+)?|message))?$/
const PARTS_AFTER_MS = 3_000
const LOOK_AFTER_MS = 3_600_000

/** The files of the builds that this page runs. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === globalThis.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

function keepPage(router: AppRouterInstance): void {
  const { pathname } = router.state.location
  if (!navigator.onLine || !DOORS.test(pathname)) return
  const message: WorkerMessage = { type: 'KEEP', url: pathname, files: loadedFiles() }
  navigator.serviceWorker.controller?.postMessage(message)
}

function followWorker(router: AppRouterInstance): void {
  const worker = new Workbox(WORKER)
  let wanted = false
  const load = (): void => {
    wanted = true
    worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', () => sayNewVersion(router, load))
  // Only the tab whose reader asked is loaded again; in the others the old code goes on.
  worker.addEventListener('controlling', () => wanted && globalThis.location.reload())
  navigator.serviceWorker.addEventListener('controllerchange', () => keepPage(router))
  // A browser may refuse workers: the site then works as without one.
  void worker.register().catch(() => undefined)
  const look = (): void => void worker.update().catch(() => undefined)
  setInterval(look, LOOK_AFTER_MS)
  globalThis.addEventListener('online', look)
}

export { restore } from './stored-reads.ts'

/** Registers the worker and stores what is read, so that the site opens without a connection. */
export async function startOffline(router: AppRouterInstance, queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  const session = await router.options.context.q.accounts.me.ensureData()
  // The session ended while no page was open.
  if (session === null && readAt() === null && signedInMark.isSet()) {
    signedInMark.clear('ended')
    await forgetStored()
  }
  storeReads(queryClient)
  globalThis.addEventListener('offline', () => void restore(queryClient))
  // A second time once the page's later parts are here.
  router.subscribe('onResolved', () => {
    keepPage(router)
    setTimeout(() => keepPage(router), PARTS_AFTER_MS)
  })
  followWorker(router)
  keepPage(router)
}
