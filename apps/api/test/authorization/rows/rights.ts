import { newKey } from '../../market/market.ts'
import type { FeatureRows } from '../row.ts'

const publish = () => ({ right: 'publish' })
const reason = 'posted the same advert forty times'

export const rightsRows = {
  'rights.plans': { access: 'user', input: publish },
  'rights.quote': { access: 'user', input: () => ({ right: 'reply', months: 3 }) },
  'rights.buy': {
    access: 'verified',
    input: () => ({ right: 'publish', months: 1, currency: 'USDT', idempotencyKey: newKey() }),
  },
  'rights.shutOut': { access: 'staff:settings.change', input: publish },
  'rights.withdraw': {
    access: 'staff:rights.withdraw',
    input: (world) => ({ uid: world.punishedUid, right: 'reply', days: 3, reason }),
  },
  'rights.restore': {
    access: 'staff:rights.withdraw',
    input: (world) => ({ uid: world.punishedUid, right: 'reply', reason }),
  },
  'rights.markSpam': { access: 'staff:rights.withdraw', input: (world) => ({ uid: world.punishedUid, reason }) },
} satisfies FeatureRows<'rights'>
