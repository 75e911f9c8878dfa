interface Action {
  readonly action: string
  readonly title: string
  /** Path of the site. */
  readonly to: string
}

interface Pushed {
  readonly title: string
  readonly body: string
  readonly type: string
  readonly lang: string
  readonly to: string
  readonly actions: readonly Action[]
}

const MESSAGES = '/personal/message'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback)

function actionOf(value: unknown): readonly Action[] {
  if (!isRecord(value)) return []
  return [{ action: text(value['action'], ''), title: text(value['title'], ''), to: text(value['to'], MESSAGES) }]
}

/** Reads a push payload; whatever is missing or of another type gets a safe value. */
export function readPush(data: unknown): Pushed {
  const given = isRecord(data) ? data : {}
  const actions = Array.isArray(given['actions']) ? given['actions'] : []
  return {
    title: text(given['title'], 'Jindu'),
    body: text(given['body'], ''),
    type: text(given['type'], 'message'),
    lang: text(given['lang'], ''),
    to: text(given['to'], MESSAGES),
    actions: actions.flatMap(actionOf),
  }
}

/** A place of this site, whatever was sent. */
export function placeOf(to: string, origin: string): string {
  try {
    const url = new URL(to, origin)
    if (url.origin === origin) return url.href
  } catch {
    // No address at all.
  }
  return origin + MESSAGES
}

/** Shows what the site pushes, and opens the place of the notification or of its button. */
export function listenToPushes(worker: ServiceWorkerGlobalScope): void {
  const { origin } = worker.location

  async function show(pushed: Pushed): Promise<void> {
    const { title, body, lang, type, to, actions } = pushed
    const places = Object.fromEntries(actions.map((each) => [each.action, each.to]))
    const options = {
      body,
      lang,
      tag: type,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { to, places },
      actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    }
    await worker.registration.showNotification(title, options)
    // An open page knows the number of unread messages; here only that there are some.
    const open = await worker.clients.matchAll({ type: 'window' })
    if (open.length === 0) await worker.navigator.setAppBadge?.()
  }

  async function open(to: string): Promise<void> {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const here = pages.find(({ url }) => url === to)
    await (here === undefined ? worker.clients.openWindow(to) : here.focus())
  }

  worker.addEventListener('push', (event) => {
    let data: unknown
    try {
      data = event.data?.json()
    } catch {
      data = undefined
    }
    event.waitUntil(show(readPush(data)))
  })

  worker.addEventListener('notificationclick', (event) => {
    const { action, notification } = event
    notification.close()
    const data: unknown = notification.data
    const held = isRecord(data) ? data : {}
    const places = isRecord(held['places']) ? held['places'] : {}
    event.waitUntil(open(placeOf(text(places[action], text(held['to'], MESSAGES)), origin)))
  })
}
