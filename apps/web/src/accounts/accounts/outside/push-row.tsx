import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { notify } from '../../../shared/notify/notices.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { browserEndpoint, browserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'

type PushStatus = ApiOutputs['outside']['status']['push']

/** Whether this browser receives push messages, and the button to change it. */
export function PushRow({ push }: { readonly push: PushStatus }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const state = useQuery({
    queryKey: ['browser push', push.endpoint],
    queryFn: async () => ({ can: browserPush(), endpoint: await browserEndpoint().catch(() => null) }),
    gcTime: 0,
  })
  const { publicKey } = push
  const again = [q.outside.status.queryOptions().queryKey, ['browser push']]
  const turnOn = useVerb(
    async (client, key: string) => {
      const target = await subscribeBrowser(key).catch(() => undefined)
      if (target === undefined) {
        notify({
          tone: 'negative',
          title: t`This browser’s notification service does not answer. Nothing was turned on.`,
        })
      } else if (target !== null) await client.outside.subscribe.mutate(target)
    },
    { changes: again },
  )
  const turnOff = useVerb(
    async (client) => {
      await client.outside.unsubscribe.mutate()
      await unsubscribeBrowser().catch(() => undefined)
    },
    { changes: again },
  )
  const can = state.data?.can
  const on = push.endpoint !== null && push.endpoint === state.data?.endpoint
  return (
    <SecurityRow
      icon={BellRing}
      title={<Trans>This browser</Trans>}
      action={
        on ? (
          <Button size="s" loading={turnOff.isPending} onClick={() => turnOff.mutate(undefined)}>
            <Trans>Turn off</Trans>
          </Button>
        ) : publicKey !== null && can === 'able' ? (
          <Button size="s" loading={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
            <Trans>Turn on</Trans>
          </Button>
        ) : undefined
      }
    >
      {publicKey === null ? (
        <Trans>The operator of this site has not set up notifications of browsers.</Trans>
      ) : can === 'unable' ? (
        <Trans>This browser cannot show notifications of sites.</Trans>
      ) : can === 'denied' ? (
        <Trans>You refused notifications of this site. Allow them in the settings of this browser first.</Trans>
      ) : on ? (
        <Trans>On, until you log out here. A notification says only that there is something new, and where.</Trans>
      ) : (
        <Trans>Off. Notifications say only that there is something new, and end with this login.</Trans>
      )}
    </SecurityRow>
  )
}
