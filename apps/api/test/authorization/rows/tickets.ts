import type { FeatureRows, Outcome } from '../row.ts'

/** The world has no tickets; other tests cover access to existing ones. */
const none = {
  user: 'FEEDBACK_NOT_FOUND',
  otherParty: 'FEEDBACK_NOT_FOUND',
  stranger: 'FEEDBACK_NOT_FOUND',
  unverified: 'FEEDBACK_NOT_FOUND',
  staff: 'FEEDBACK_NOT_FOUND',
} as const satisfies Record<string, Outcome>

const missing = () => ({ id: 999_999 })
const step = { access: 'staff:tickets.answer', input: missing, outcomes: { staff: 'FEEDBACK_NOT_FOUND' } } as const

export const ticketsRows = {
  'tickets.create': {
    access: 'user',
    input: (world) => ({
      title: 'Where is it',
      contents: { format: 'html', html: 'My deposit has not come.' },
      about: { kind: 'appeal' },
      clientKey: world.unique('authorized-ticket-'),
    }),
  },
  'tickets.list': { access: 'user', input: () => ({}) },
  'tickets.bindable': { access: 'user' },
  'tickets.firstAnswer': { access: 'user' },
  'tickets.info': { access: 'user', input: missing, outcomes: none },
  'tickets.queue': { access: 'staff:tickets.answer', input: () => ({}) },
  'tickets.queues': { access: 'staff:tickets.answer' },
  'tickets.take': step,
  'tickets.takeOver': {
    access: 'staff:administrator',
    input: () => ({ ...missing(), reason: 'Its member is away.' }),
    outcomes: { staff: 'FEEDBACK_NOT_FOUND' },
  },
  'tickets.release': step,
  'tickets.close': step,
  'tickets.reopen': step,
} satisfies FeatureRows<'tickets'>
