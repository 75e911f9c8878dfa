import { money, type CurrencyCode, type Money } from '../../../money/index.ts'
import { rowOf, tableOf } from '../../../machines/transition-table/index.ts'
import {
  closed,
  disputeRows,
  ended,
  isComplainedOf,
  ruledPart,
  splitParts,
  BOTH_PRESENT,
  UNDISPUTED,
  type Disputable,
  type DisputeActor,
  type DisputeEvent,
  type DisputeNote,
  type DisputeSteps,
  type EndedDispute,
  type Hearing,
  type Ruling,
} from '../index.ts'

/**
 * A made-up market, to show that disputes are independent of markets: a buyer orders, a seller works, there is no hold.
 */
export interface Working extends Disputable {
  readonly kind: 'working'
  readonly dueAt: number
}

export interface Done extends Disputable {
  readonly kind: 'done'
  readonly dispute: EndedDispute
  readonly to: 'buyer' | 'seller' | 'both'
}

export interface Commission {
  readonly state: Working | Done
  readonly event: DisputeEvent | { readonly kind: 'accept' } | { readonly kind: 'lapse' }
  readonly actor: DisputeActor | { readonly kind: 'clock' }
  readonly move: { readonly to: 'escrow' | 'buyer' | 'seller' | 'house'; readonly money: Money<CurrencyCode> }
  readonly note: `work.${DisputeNote}` | 'work.accepted' | 'work.lapsed'
  readonly steps: DisputeSteps<Working, Done> & {
    readonly accept: { readonly by: 'buyer'; readonly to: Done }
    readonly lapse: { readonly by: 'clock'; readonly to: Done }
  }
}

export const DAY = 86_400
const HALF_A_PERCENT = 50

export const hearingOf = ({ dispute, dueAt }: Working): Hearing | null =>
  dispute.kind === 'none' ? null : { at: dueAt, answersUntil: dueAt + 2 * DAY }

const paidOut = (state: Working, buyer: Money<CurrencyCode>, to: Done['to']) => {
  const parts = splitParts({ ...state, feeBasisPoints: HALF_A_PERCENT }, 'seller', buyer)
  const moves: Commission['move'][] = [
    { to: 'buyer', money: parts.buyer },
    { to: 'seller', money: parts.seller },
    { to: 'house', money: parts.fee },
  ]
  return {
    state: { ...state, kind: 'done', to, dispute: ended(state.dispute) } as const,
    moves: moves.filter((move) => move.money.units > 0n),
  }
}

export const done = (state: Working, ruling: Ruling) =>
  paidOut(state, ruledPart(state.escrow, ruling), ruling.to === 'split' ? 'both' : ruling.to)

const row = rowOf<Commission>()
export const table = tableOf<Commission>(
  [
    row({
      event: 'accept',
      by: ['buyer'],
      from: ['working'],
      when: [],
      note: 'work.accepted',
      to: (state) => done(state, { to: 'seller' }),
    }),
    row({
      event: 'lapse',
      by: ['clock'],
      from: ['working'],
      when: [
        {
          code: 'RATE_LIMITED',
          holds: ({ state, now }) => state.dispute.kind === 'none' && now >= state.dueAt,
        },
      ],
      note: 'work.lapsed',
      to: (state) => done(state, { to: 'buyer' }),
    }),
    ...disputeRows<Working, Done, Commission['move'], Commission['note']>({
      noteOf: (note) => `work.${note}`,
      from: { complain: { buyer: ['working'], seller: ['working'] }, dispute: ['working'], split: ['working'] },
      hearingOf,
      calmed: (state) =>
        state.dispute.kind === 'open' && !isComplainedOf(state.dispute)
          ? { ...state, dispute: closed(state.dispute) }
          : state,
      ruled: done,
      agreed: (state, buyer) => paidOut(state, buyer, 'both'),
    }),
  ],
  { wrongParty: 'FORBIDDEN', wrongState: { working: 'NOT_FOUND', done: 'NOT_FOUND' } },
)

export const start = 1_760_000_000
export const dueAt = start + 10 * DAY
export const working = (units: bigint, needsSecondArbiter: boolean): Working => ({
  kind: 'working',
  buyerUid: 1,
  sellerUid: 2,
  escrow: money('USDT', units),
  dueAt,
  disputeTerms: { responseSeconds: DAY, needsSecondArbiter },
  dispute: UNDISPUTED,
  absence: BOTH_PRESENT,
})

export const buyer = { kind: 'buyer' } as const
export const seller = { kind: 'seller' } as const
export const arbiter = { kind: 'arbiter', uid: 3 } as const
export const second = { kind: 'arbiter', uid: 4 } as const
export const clock = { kind: 'clock' } as const

export const coin = (units: bigint) => money('USDT', units)
export const rule = (ruling: Ruling) => ({ kind: 'rule', ruling }) as const
