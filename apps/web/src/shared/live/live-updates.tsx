import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { notify } from '../notify/notices.ts'
import { useLive } from './use-live.ts'

/** While somebody is logged in: makes the page read again what the server says has changed. */
export function LiveUpdates(): null {
  const { t } = useLingui()
  useLive('account')
  useEffect(() => {
    if ('WebSocket' in globalThis) return
    notify({
      tone: 'negative',
      title: t`Your browser does not support WebSocket, data cannot be received`,
      passing: false,
    })
    // oxlint-disable-next-line react/exhaustive-deps -- said once, whatever language follows
  }, [])
  return null
}
