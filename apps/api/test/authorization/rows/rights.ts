import { newKey } from '../../market/market.ts'
import type { FeatureRows } from '../row.ts'

const publish = () => ({ right: 'publish' })
const reason = 'posted the same advert forty times'

/** Whose right it is does not exist: nobody else's row meets an account without rights. */
const nobody = { staff: 'USER_NOT_FOUND' } as const

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
    input: (world) => ({ uid: world.unknownUid(), right: 'reply', days: 3, reason }),
    outcomes: nobody,
  },
  'rights.restore': {
    access: 'staff:rights.withdraw',
    input: (world) => ({ uid: world.unknownUid(), right: 'reply', reason }),
    outcomes: nobody,
  },
  'rights.markSpam': {
    access: 'staff:rights.withdraw',
    input: (world) => ({ uid: world.unknownUid(), reason }),
    outcomes: nobody,
  },
} satisfies FeatureRows<'rights'>
