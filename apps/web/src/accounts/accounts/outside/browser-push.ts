import { WORKER } from '../../../shared/offline/worker-path.ts'

/**
 * `unable`: this browser or insecure page has no push. `denied`: the user blocked it, and only they can change that.
 */
export type BrowserPush = 'unable' | 'denied' | 'able'

export function browserPush(): BrowserPush {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

function sameKey(key: ArrayBuffer | null, publicKey: string): boolean {
  if (key === null) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Asks the user for permission, then subscribes the browser.
 * @returns null if refused
 * @throws the push service's error
 */
export async function subscribeBrowser(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription for another server key is useless, so replace it.
  if (before !== null && !sameKey(before.options.applicationServerKey, publicKey)) await before.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error('the browser gave no keys')
  return { endpoint, p256dh, auth }
}

/** This browser's push endpoint; null if it is not subscribed. */
export async function browserEndpoint(): Promise<string | null> {
  if (browserPush() === 'unable') return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
