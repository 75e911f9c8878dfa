import { PERSONAL, type WorkerMessage } from './caches.ts'

let reader = 0

/** Number of the current reader of this page: a write that began under another number is dropped. */
export const readerNumber = (): number => reader

/** Deletes from this device what was read under the session: pages, answers, a shared picture. */
export async function forgetStored(): Promise<void> {
  reader += 1
  // Insecure pages have neither.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  const message: WorkerMessage = { type: 'FORGET' }
  navigator.serviceWorker.controller?.postMessage(message)
  await Promise.all(PERSONAL.map((name) => caches.delete(name))).catch(() => undefined)
}
