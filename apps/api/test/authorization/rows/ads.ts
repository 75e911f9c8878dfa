import { newKey } from '../../market/market.ts'
import type { FeatureRows, Row } from '../row.ts'

const text = (title: string) => ({
  title,
  contents: { format: 'html', html: '<p>Licence keys for every sampler.</p>' },
  attach: [],
})
const notTheirs = { user: 'AD_WRONG_PARTY', stranger: 'AD_WRONG_PARTY', staff: 'AD_WRONG_PARTY' } as const
const reason = 'sells keys that were stolen'

/** A call that only the seller may make. */
const ofOwner = (input: NonNullable<Row['input']>, access: 'user' | 'verified' = 'user'): Row => ({
  access,
  input,
  // For a call without the pay password, `unverified` is treated like `user`.
  outcomes: access === 'user' ? { ...notTheirs, unverified: 'AD_WRONG_PARTY' } : notTheirs,
})

export const adsRows = {
  'ads.create': { access: 'user', input: (world) => text(world.unique('Spring_offer_')) },
  'ads.update': ofOwner((world) => ({ ...text(world.unique('Summer_offer_')), id: world.adId })),
  'ads.ownList': { access: 'user', input: () => ({ page: 1, limit: 10 }) },
  'ads.ownInfo': ofOwner((world) => ({ id: world.adId })),
  'ads.quote': { access: 'user', input: () => ({ place: 'home', count: 2 }) },
  'ads.payHome': ofOwner(
    (world) => ({ adId: world.adId, weeks: 2, currency: 'LTC', idempotencyKey: newKey() }),
    'verified',
  ),
  'ads.payCategory': ofOwner(
    (world) => ({
      adId: world.adId,
      packages: 1,
      categoryIds: [world.categoryId],
      currency: 'LTC',
      idempotencyKey: newKey(),
    }),
    'verified',
  ),
  'ads.show': ofOwner((world) => ({ id: world.adId, place: 'home', shown: true })),
  'ads.days': ofOwner((world) => ({ id: world.adId })),
  'ads.detail': { access: 'visitor', input: (world) => ({ id: world.adId }) },
  'ads.strip': { access: 'visitor', input: () => ({ spot: 'home' }) },
  'ads.seen': { access: 'visitor', input: (world) => ({ spot: 'home', ids: [world.adId] }) },
  'ads.click': { access: 'visitor', input: (world) => ({ spot: 'home', id: world.adId }) },
  'ads.staffList': { access: 'staff:ads.moderate', input: () => ({}) },
  'ads.approve': { access: 'staff:ads.moderate', input: (world) => ({ id: world.adId }) },
  'ads.delist': { access: 'staff:ads.moderate', input: (world) => ({ id: world.adId, reason }) },
  'ads.relist': { access: 'staff:ads.moderate', input: (world) => ({ id: world.adId, reason }) },
} satisfies FeatureRows<'ads'>
