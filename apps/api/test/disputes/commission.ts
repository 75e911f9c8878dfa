import {
  closed,
  disputeRows,
  ended,
  isComplainedOf,
  ruledPart,
  splitParts,
  type Disputable,
  type DisputeActor,
  type DisputeEvent,
  type DisputeNote,
  type DisputeSteps,
  type EndedDispute,
  type Hearing,
  type Ruling,
} from '@jindu/domain/trust/disputes'
import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { tableOf } from '@jindu/domain/machines/transition-table'

/** A ruling with the party to blame: an example of a market-specific addition. */
export type Verdict = Ruling & { readonly blame: 'buyer' | 'seller' | null }

/**
 * A made-up subject (work to order) that shows that the engine knows no market: it has no hold, and records the blamed
 * party.
 */
export interface Working extends Disputable<Verdict> {
  readonly kind: 'working'
  readonly dueAt: number
}

export interface Done extends Disputable<Verdict> {
  readonly kind: 'done'
  readonly dueAt: number
  readonly dispute: EndedDispute
  readonly doneAt: number
  readonly outcome: 'forBuyer' | 'forSeller' | 'shared'
  readonly blame: Verdict['blame']
}

export interface Commission {
  readonly state: Working | Done
  readonly event: DisputeEvent<Verdict>
  readonly actor: DisputeActor
  readonly move: { readonly to: 'buyer' | 'seller' | 'house'; readonly money: Money<CurrencyCode> }
  readonly note: `commission.${DisputeNote}`
  readonly steps: DisputeSteps<Working, Done>
}

const DAY = 86_400

/** Heard from two days after it was due, if anybody disputes it. */
export const hearingOf = ({ dispute, dueAt }: Working | Done): Hearing | null =>
  dispute.kind === 'none' ? null : { at: dueAt, answersUntil: dueAt + 2 * DAY }

export const partsOf = (state: Disputable, buyer: Money<CurrencyCode>) =>
  splitParts({ ...state, feeBasisPoints: 50 }, 'seller', buyer)

function finished(state: Working, buyer: Money<CurrencyCode>, end: Pick<Done, 'doneAt' | 'outcome' | 'blame'>) {
  const parts = partsOf(state, buyer)
  const moves: Commission['move'][] = [
    { to: 'buyer', money: parts.buyer },
    { to: 'seller', money: parts.seller },
    { to: 'house', money: parts.fee },
  ]
  const done: Done = { ...state, kind: 'done', ...end, dispute: ended(state.dispute) }
  return { state: done, moves }
}

const OUTCOMES = { buyer: 'forBuyer', seller: 'forSeller', split: 'shared' } as const

export const table = tableOf<Commission>(
  disputeRows<Working, Done, Commission['move'], Commission['note'], Verdict>({
    noteOf: (note) => `commission.${note}`,
    from: { complain: { buyer: ['working'], seller: ['working'] }, dispute: ['working'], split: ['working'] },
    hearingOf,
    calmed: (state) =>
      state.dispute.kind === 'open' && !isComplainedOf(state.dispute)
        ? { ...state, dispute: closed(state.dispute) }
        : state,
    ruled: (state, ruling, now) =>
      finished(state, ruledPart(state.escrow, ruling), {
        doneAt: now,
        outcome: OUTCOMES[ruling.to],
        blame: ruling.blame,
      }),
    agreed: (state, buyer, now) => finished(state, buyer, { doneAt: now, outcome: 'shared', blame: null }),
  }),
  { wrongParty: 'FORBIDDEN', wrongState: { working: 'NOT_FOUND', done: 'NOT_FOUND' } },
)

export const ofWork = (units: bigint): Money<CurrencyCode> => money('USDT', units)
