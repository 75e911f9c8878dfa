import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { notify } from '../notify/notices.ts'
import { hasSockets } from './has-sockets.ts'
import { useLive } from './use-live.ts'

/** For logged-in users: refetches data that the server reports as changed. */
export function LiveUpdates(): null {
  const { t } = useLingui()
  useLive('account')
  useEffect(() => {
    if (hasSockets()) return
    notify({
      tone: 'negative',
      title: t`Your browser does not support WebSocket, data cannot be received`,
      passing: false,
    })
    // oxlint-disable-next-line react/exhaustive-deps -- said once, whatever language follows
  }, [])
  return null
}
