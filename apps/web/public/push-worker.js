// Shows what the site pushes to this browser, and opens its place. It holds no page and no answer of the site.
const ORIGIN = globalThis.location.origin

/** A place of this site, whatever was sent. */
function placeOf(to) {
  const url = new URL(typeof to === 'string' ? to : '/personal/message', ORIGIN)
  return url.origin === ORIGIN ? url.href : `${ORIGIN}/personal/message`
}

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

globalThis.addEventListener('push', (event) => {
  const { title, body, type, to, lang } = read(event.data)
  const shown = globalThis.registration.showNotification(String(title ?? 'Jindu'), {
    body: String(body ?? ''),
    lang: String(lang ?? ''),
    tag: String(type ?? 'message'),
    icon: '/mark.svg',
    data: { to },
  })
  event.waitUntil(shown)
})

async function open(to) {
  const pages = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const here = pages.find(({ url }) => url === to)
  await (here === undefined ? globalThis.clients.openWindow(to) : here.focus())
}

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(placeOf(event.notification.data?.to)))
})
