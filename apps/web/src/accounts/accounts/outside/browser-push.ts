const WORKER = '/push-worker.js'

/** `unable`: this browser has no pushes (or this page is not secure). `denied`: its owner said no, and only they change that. */
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

/** Asks the browser's owner, and then the browser. @returns null when they say no; @throws what the browser's service says */
export async function subscribeBrowser(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // One for another key is of no use to this site.
  if (before !== null && !sameKey(before.options.applicationServerKey, publicKey)) await before.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error('the browser gave no keys')
  return { endpoint, p256dh, auth }
}

/** Where this browser is told at present; null: nowhere. */
export async function browserEndpoint(): Promise<string | null> {
  if (browserPush() === 'unable') return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
