import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportFailure } from '../errors/report-failure.ts'
import { notify } from '../notify/notices.ts'
import { useSession, useSite } from '../session/session.ts'
import { useApi } from '../trpc/use-api.ts'
import { createPageReader } from './page-reader.ts'
import { socketStates } from './socket-states.ts'

/** While somebody is logged in: listens to what the server pushes and makes the page read again what changed. */
export function LiveUpdates(): null {
  const { t } = useLingui()
  const router = useRouter()
  const { client } = useApi()
  const uid = useSession()?.uid
  const { place } = useSite()
  useEffect(() => {
    if (uid === undefined) return undefined
    if (!('WebSocket' in globalThis)) {
      socketStates.set('unsupported')
      notify({
        tone: 'negative',
        title: t`Your browser does not support WebSocket, data cannot be received`,
        passing: false,
      })
      return undefined
    }
    const reader = createPageReader(router.options.context, place)
    // From where the page was made: what happens until the connection stands is brought along.
    const subscription = client.live.events.subscribe(
      { lastEventId: String(place) },
      {
        onData: ({ data }) => reader.take(data),
        onError: (error) => void reportFailure(router, error, 'query'),
      },
    )
    return () => subscription.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-deps -- only the reader's identity restarts the connection, a switch of language does not
  }, [uid, client, router])
  return null
}
