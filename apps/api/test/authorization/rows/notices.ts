import type { FeatureRows } from '../row.ts'

const text = { title: 'A test of rights', summary: '', contents: { format: 'html', html: '<p>Read it.</p>' } }
const draft = { category: 9001, en: text, zh: text, pinnedUntil: null, commentsOpen: true }
const missing = 999_999

/** The user agreement, which is everywhere. */
const AGREEMENT = 5

export const noticesRows = {
  'notices.categories': { access: 'visitor', input: () => ({}) },
  'notices.list': { access: 'visitor', input: () => ({}) },
  'notices.info': { access: 'visitor', input: () => ({ id: AGREEMENT }) },
  'notices.pinned': { access: 'visitor' },
  'notices.staffList': { access: 'staff:notices.manage', input: () => ({}) },
  'notices.edited': { access: 'staff:notices.manage', input: () => ({ id: AGREEMENT }) },
  'notices.publish': { access: 'staff:notices.manage', input: () => draft },
  'notices.edit': {
    access: 'staff:notices.manage',
    input: () => ({ ...draft, id: missing, version: 0 }),
    outcomes: { staff: 'NOTICE_NOT_FOUND' },
  },
  'notices.withdraw': {
    access: 'staff:notices.manage',
    input: () => ({ id: missing }),
    outcomes: { staff: 'NOTICE_NOT_FOUND' },
  },
  'notices.restore': {
    access: 'staff:notices.manage',
    input: () => ({ id: missing }),
    outcomes: { staff: 'NOTICE_NOT_FOUND' },
  },
} satisfies FeatureRows<'notices'>
