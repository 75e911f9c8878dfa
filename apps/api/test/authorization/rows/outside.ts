import { LOGIN } from '../../people.ts'
import type { FeatureRows } from '../row.ts'

/** All calls concern only the caller's own account: they take no id of another user's. */
export const outsideRows = {
  'outside.status': { access: 'user' },
  'outside.setAddress': { access: 'user', input: () => ({ address: 'somebody@example.org', password: LOGIN }) },
  'outside.confirmAddress': { access: 'user', input: () => ({ code: '000000' }) },
  'outside.removeAddress': { access: 'user', input: () => ({ password: LOGIN }) },
  'outside.chooseMail': { access: 'user', input: () => ({ types: ['order'] }) },
  'outside.subscribe': {
    access: 'user',
    input: () => ({ endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }),
  },
  'outside.unsubscribe': { access: 'user' },
  'outside.choosePush': { access: 'user', input: () => ({ types: ['order'] }) },
} satisfies FeatureRows<'outside'>
