import type { FeatureRows } from '../row.ts'

/** Everybody keeps their own list; the other account is none of the callers. */
export const peopleRows = {
  'people.list': { access: 'user', input: () => ({ page: 1, limit: 10 }) },
  'people.info': { access: 'user', input: (world) => ({ uid: world.punishedUid }) },
  'people.block': { access: 'user', input: (world) => ({ uid: world.punishedUid, blocked: false }) },
  'people.note': { access: 'user', input: (world) => ({ uid: world.punishedUid, note: '' }) },
} satisfies FeatureRows<'people'>
