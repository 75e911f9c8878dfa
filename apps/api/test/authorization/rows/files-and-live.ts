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
  'files.describe': { access: 'visitor', input: () => ({ ids: ['0f8fad5b-d9cb-469f-a165-70867728950e'] }) },
} satisfies FeatureRows<'files'>

export const liveRows = {
  'live.events': { access: 'user' },
  'live.channel': { access: 'visitor', input: (world) => ({ channel: channelName('goods', world.goodsId) }) },
} satisfies FeatureRows<'live'>
