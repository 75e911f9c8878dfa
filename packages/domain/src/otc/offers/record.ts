import { fail } from '../../errors/index.ts'
import type { OtcOffer, OtcOfferRequirements, OtcOfferTerms } from './states.ts'
import { statusOf, type OtcOfferStatus } from './wire.ts'

type Volumes = Pick<OtcOffer, 'side' | 'ownerUid' | 'total' | 'remaining' | 'running' | 'completed'>

/** A state spread over nullable columns, for storage. Times in unix seconds. */
export interface OtcOfferRecord extends Volumes, Omit<OtcOfferTerms, 'requirements'>, OtcOfferRequirements {
  readonly status: OtcOfferStatus
  /** The party that took down an ongoing offer. */
  readonly takenDownBy: 'owner' | 'moderator' | null
  readonly cancelledBy: 'owner' | 'moderator' | null
  readonly endedAt: number | null
}

/**
 * Flattens a state into columns.
 * @example
 * otcOfferToRecord(offer).side // 'sell'
 */
export function otcOfferToRecord(state: OtcOffer): OtcOfferRecord {
  const { requirements, ...terms } = state.terms
  return {
    ...volumesOf(state),
    ...terms,
    ...requirements,
    status: statusOf(state),
    takenDownBy: state.kind === 'takenDown' ? state.takenDownBy : null,
    cancelledBy: state.kind === 'cancelled' ? state.cancelledBy : null,
    endedAt: state.kind === 'cancelled' || state.kind === 'completed' ? state.endedAt : null,
  }
}

/**
 * Rebuilds a state from its columns.
 * @throws DomainError STATE_CORRUPT when no state has such columns
 * @example
 * otcOfferFromRecord(otcOfferToRecord(offer)).kind // 'shown'
 */
export function otcOfferFromRecord(record: OtcOfferRecord): OtcOffer {
  const kept = { ...volumesOf(record), terms: termsOf(record) }
  const { status, takenDownBy, cancelledBy, endedAt } = record
  if (status === 'ongoing') {
    if (cancelledBy !== null || endedAt !== null) return corrupt(record)
    return takenDownBy === null ? { ...kept, kind: 'shown' } : { ...kept, kind: 'takenDown', takenDownBy }
  }
  if (takenDownBy !== null || endedAt === null) return corrupt(record)
  if (status === 'completed') return cancelledBy === null ? { ...kept, kind: status, endedAt } : corrupt(record)
  return cancelledBy === null ? corrupt(record) : { ...kept, kind: status, cancelledBy, endedAt }
}

function volumesOf({ side, ownerUid, total, remaining, running, completed }: Volumes): Volumes {
  return { side, ownerUid, total, remaining, running, completed }
}

function termsOf(record: OtcOfferRecord): OtcOfferTerms {
  const { unitPrice, margin, minimum, maximum, registerDays, goodsTrade, otcTradeAmount, otcMaliciousTimes } = record
  return {
    unitPrice,
    margin,
    minimum,
    maximum,
    requirements: { registerDays, goodsTrade, otcTradeAmount, otcMaliciousTimes },
  }
}

function corrupt(record: OtcOfferRecord): never {
  return fail('STATE_CORRUPT', { machine: 'otcOffer', status: record.status })
}
