import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** Strangers get the same error as for a missing offer; staff have their own calls. */
const ownerOnly = {
  user: 'OFFER_NOT_FOUND',
  stranger: 'OFFER_NOT_FOUND',
  staff: 'OFFER_NOT_FOUND',
} as const satisfies Record<string, Outcome>

const offer = (world: World) => ({ id: world.offerId })
const moderated = (world: World) => ({ id: world.offerId, reason: 'the price is a lure' })
const dollars = (units: string) => ({ asset: 'USD', units })

export const otcOffersRows = {
  'otcOffers.publish': {
    access: 'verified',
    input: (world) => ({
      side: 'sell',
      total: { asset: 'LTC', units: '2000000000' },
      unitPrice: '10000000000',
      minimum: dollars('1000'),
      maximum: dollars('5000'),
      idempotencyKey: world.unique('matrix-offer-'),
    }),
  },
  'otcOffers.edit': {
    access: 'verified',
    input: (world) => ({ id: world.offerId, requirements: { registerDays: 0 } }),
    outcomes: ownerOnly,
  },
  'otcOffers.takeDown': { access: 'verified', input: offer, outcomes: ownerOnly },
  'otcOffers.putUp': { access: 'verified', input: offer, outcomes: ownerOnly },
  'otcOffers.withdraw': {
    access: 'verified',
    input: (world) => ({ id: world.endedOfferId }),
    outcomes: ownerOnly,
  },
  'otcOffers.market': { access: 'user', input: () => ({ currency: 'LTC', side: 'sell' }) },
  'otcOffers.fiats': { access: 'user', input: () => ({}) },
  'otcOffers.limits': { access: 'user', input: () => ({}) },
  'otcOffers.own': { access: 'user', input: () => ({}) },
  'otcOffers.info': {
    access: 'user',
    input: (world) => ({ id: world.endedOfferId }),
    outcomes: { ...ownerOnly, unverified: 'OFFER_NOT_FOUND' },
  },
  'otcOffers.staffList': { access: 'staff:offers.moderate', input: () => ({}) },
  'otcOffers.staffTakeDown': { access: 'staff:offers.moderate', input: moderated },
  'otcOffers.staffPutUp': { access: 'staff:offers.moderate', input: moderated },
  'otcOffers.staffWithdraw': {
    access: 'staff:offers.moderate',
    input: (world) => ({ id: world.endedOfferId, reason: 'the price is a lure' }),
  },
} satisfies FeatureRows<'otcOffers'>
