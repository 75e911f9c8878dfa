import { readId, readOneOf, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

const OFFER_STATES = ['ongoing', 'completed', 'cancelled'] as const

/** Search parameters of the moderators' offer list. */
export function readOfferSearch(raw: Record<string, unknown>) {
  return search({
    state: readOneOf(raw, 'state', OFFER_STATES),
    offer: readId(raw, 'offer'),
    owner: readId(raw, 'owner'),
    before: readId(raw, 'before'),
  })
}

/** Query input for the parameters, shared by page and loader. */
export function offersInput(of: ReturnType<typeof readOfferSearch>): ApiInputs['otcOffers']['staffList'] {
  const { state, offer, owner, before } = of
  return search({ status: state, offerId: offer, ownerUid: owner, before })
}
