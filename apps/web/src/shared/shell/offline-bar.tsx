import { Trans } from '@lingui/react/macro'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Moment } from '../format/moment.tsx'
import { oldestShown } from '../offline/restored.ts'
import { slowLine } from '../live/slow-line.ts'

// Preload the offline messages while there is a connection. Every page has this bar, but a page that only reads has no client for calls.
void import('@jindu/i18n/connection').catch(() => undefined)

const SAYS_BACK_FOR_MS = 4_000

type Connection = 'online' | 'offline' | 'back'

/** State of the bar; `back` only for a moment. */
let connection: Connection = 'online'

function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (next: Connection): void => {
    clearTimeout(timer)
    connection = next
    changed()
    if (next === 'back') timer = setTimeout(() => become('online'), SAYS_BACK_FOR_MS)
  }
  // Not the browser's own state: a page from the worker's cache is offline on a network that reaches no server, too.
  const stop = onlineManager.subscribe((isOnline) => become(isOnline ? 'back' : 'offline'))
  if (!onlineManager.isOnline() || !navigator.onLine) become('offline')
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const nowIs = (): Connection => connection
const onServer = (): Connection => 'online'

/** How old the page is, if it shows what this device read earlier. */
function ReadLast(): ReactNode {
  const client = useQueryClient()
  const at = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => oldestShown(client),
    () => null,
  )
  if (at === null) return null
  return (
    <Trans>
      This page shows what was read at <Moment at={Math.floor(at / 1000)} />.
    </Trans>
  )
}

/** Shows at once that the connection is lost, briefly that it is back, and that a page without live updates polls. */
export function OfflineBar(): ReactNode {
  const is = useSyncExternalStore(watch, nowIs, onServer)
  const isSlow = useSyncExternalStore(slowLine.watch, slowLine.is, () => false)
  return (
    <output>
      {is === 'online' && !isSlow ? null : (
        <span className={`offline-bar ${is === 'online' ? 'slow' : is}`}>
          {is === 'back' ? (
            <Trans>You are connected again.</Trans>
          ) : is === 'online' ? (
            <Trans>Live updates are slow here: this page asks for news every few seconds.</Trans>
          ) : (
            <>
              <Trans>You are offline. What you typed stays here; nothing is paid or sent until you are back.</Trans>{' '}
              <ReadLast />
            </>
          )}
        </span>
      )}
    </output>
  )
}
