import { readId, readOneOf, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

const OFFER_STATES = ['ongoing', 'completed', 'cancelled'] as const

/** What the address of the moderators' list of offers says. */
export function readOfferSearch(raw: Record<string, unknown>) {
  return search({
    state: readOneOf(raw, 'state', OFFER_STATES),
    offer: readId(raw, 'offer'),
    owner: readId(raw, 'owner'),
    before: readId(raw, 'before'),
  })
}

/** The call that such an address asks for; page and loader read the same. */
export function offersInput(of: ReturnType<typeof readOfferSearch>): ApiInputs['otcOffers']['staffList'] {
  const { state, offer, owner, before } = of
  return search({ status: state, offerId: offer, ownerUid: owner, before })
}
