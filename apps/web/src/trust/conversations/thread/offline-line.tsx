import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** While the browser has no network. */
export function OfflineLine(): ReactNode {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <p className="chat-off" aria-live="polite">
      <CloudOff className="ic" aria-hidden="true" />
      <span>
        <Trans>Not connected. What you write waits here and is sent then.</Trans>
      </span>
    </p>
  )
}
