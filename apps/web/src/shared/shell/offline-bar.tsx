import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

const SAYS_BACK_FOR_MS = 4_000

function watch(changed: () => void): () => void {
  const stop = new AbortController()
  for (const name of ['online', 'offline']) globalThis.addEventListener(name, changed, { signal: stop.signal })
  return () => stop.abort()
}

const isOnline = (): boolean => navigator.onLine
const isOnlineOnServer = (): boolean => true

/** Says at once that the connection is gone, and for a moment that it is back. */
export function OfflineBar(): ReactNode {
  const online = useSyncExternalStore(watch, isOnline, isOnlineOnServer)
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!online) {
      setWasOffline(true)
      return undefined
    }
    const timer = setTimeout(() => setWasOffline(false), SAYS_BACK_FOR_MS)
    return () => clearTimeout(timer)
  }, [online])
  return (
    <div role="status">
      {online && !wasOffline ? null : (
        <p className={online ? 'offline-bar back' : 'offline-bar'}>
          {online ? (
            <Trans>You are connected again.</Trans>
          ) : (
            <Trans>You are offline. What you typed stays here; nothing is paid or sent until you are back.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
