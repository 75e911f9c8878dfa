import { LOGIN } from '../../people.ts'
import { CALLERS } from '../caller.ts'
import type { FeatureRows } from '../row.ts'
import type { World } from '../world.ts'

/** A call on a webhook that no caller has. */
const nobodys = (more: object) => ({
  access: 'user' as const,
  input: (world: World) => ({ id: world.unknownUid(), ...more }),
  outcomes: Object.fromEntries(CALLERS.map((caller) => [caller, 'WEBHOOK_NOT_FOUND' as const])),
})

export const webhookRows = {
  'webhooks.list': { access: 'user' },
  'webhooks.create': {
    access: 'user',
    input: () => ({ url: 'https://shop.example/hooks', topics: ['wallet'], password: LOGIN }),
  },
  'webhooks.rotate': nobodys({ password: LOGIN }),
  'webhooks.setPaused': nobodys({ paused: true }),
  'webhooks.delete': nobodys({}),
  'webhooks.test': nobodys({}),
  'webhooks.deliveries': nobodys({}),
  'webhooks.redeliver': nobodys({ deliveryId: 1 }),
} satisfies FeatureRows<'webhooks'>
