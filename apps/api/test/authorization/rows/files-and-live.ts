import { channelName } from '@jindu/domain/events'
import type { FeatureRows } from '../row.ts'

const BYTES_NEVER_COME_AS_JSON = 'FILE_REQUIRED'

export const filesRows = {
  'files.upload': {
    access: 'user',
    input: () => ({ kind: 'goods', bytes: {} }),
    outcomes: {
      user: BYTES_NEVER_COME_AS_JSON,
      otherParty: BYTES_NEVER_COME_AS_JSON,
      stranger: BYTES_NEVER_COME_AS_JSON,
      unverified: BYTES_NEVER_COME_AS_JSON,
      staff: BYTES_NEVER_COME_AS_JSON,
    },
  },
} satisfies FeatureRows<'files'>

export const liveRows = {
  'live.events': { access: 'user' },
  'live.channel': { access: 'visitor', input: (world) => ({ channel: channelName('goods', world.goodsId) }) },
} satisfies FeatureRows<'live'>
