import { statedAtOf } from '@jindu/domain/dispute'
import { inArbiterQueue, partsOf, respondBy, rulableAt, type GoodsOrder } from '@jindu/domain/goods-order'
import { rules } from '@jindu/domain/rules'
import type { ReaderRole } from './party.ts'
import { rulingOf, type Spoken } from './spoken.ts'

const { maximumPerSide } = rules.dispute.statement

/** Whose dispute it is, and who looks at it. */
export interface DisputeView {
  readonly state: GoodsOrder
  /** Oldest first. */
  readonly spoken: readonly Spoken[]
  readonly role: ReaderRole
  readonly readerUid: number
  /** Unix seconds. */
  readonly now: number
}

function queueOf(state: GoodsOrder, now: number): 'waiting' | 'second' | 'ended' | null {
  if (state.dispute.kind === 'none') return null
  if (state.kind !== 'held') return 'ended'
  if (state.dispute.kind === 'ruled') return 'second'
  return inArbiterQueue(state, now) ? 'waiting' : null
}

function statementsOf(spoken: readonly Spoken[]) {
  return spoken.flatMap(({ id, note, details, files, at }) => {
    if (note !== 'goodsOrder.buyerStated' && note !== 'goodsOrder.sellerStated') return []
    const by = note === 'goodsOrder.buyerStated' ? ('buyer' as const) : ('seller' as const)
    return [{ id, by, text: details.text, files: files ?? [], at }]
  })
}

function proposalOf(state: GoodsOrder) {
  const { proposal } = state.dispute
  if (proposal === null) return null
  const { by, buyer, at } = proposal
  return { ...partsOf(state, buyer), by, at }
}

function pendingRulingOf({ state, spoken, readerUid }: DisputeView) {
  const entry = spoken.findLast(({ note }) => note === 'goodsOrder.rulingAwaitsSecond')
  if (state.dispute.kind !== 'ruled' || entry === undefined) return null
  const { ruling, at, byUid } = state.dispute.pendingRuling
  return { ruling, at, reason: entry.details.reason, arbiter: entry.nick, own: byUid === readerUid }
}

function endingRulingOf(spoken: readonly Spoken[]) {
  const last = spoken.at(-1)
  const confirmed = last?.note === 'goodsOrder.rulingConfirmed'
  const given = confirmed ? spoken.findLast(({ note }) => note === 'goodsOrder.rulingAwaitsSecond') : last
  if (last === undefined || given === undefined || (!confirmed && last.note !== 'goodsOrder.ruled')) return null
  return {
    ruling: rulingOf(given),
    reason: given.details.reason,
    at: last.at,
    arbiter: given.nick,
    confirmedBy: confirmed ? last.nick : null,
  }
}

/** What an order's page shows of its dispute. */
export function disputeOf(view: DisputeView) {
  const { state, spoken, role, now } = view
  const statements = statementsOf(spoken)
  const stated = statedAtOf(state.dispute)
  return {
    queue: queueOf(state, now),
    respondBy: respondBy(state),
    rulableAt: rulableAt(state),
    needsSecond: state.disputeTerms.needsSecondArbiter,
    buyerStatedAt: stated.buyer,
    sellerStatedAt: stated.seller,
    statements,
    statementsLeft: role === 'staff' ? 0 : maximumPerSide - statements.filter(({ by }) => by === role).length,
    proposal: proposalOf(state),
    pendingRuling: pendingRulingOf(view),
    ruling: endingRulingOf(spoken),
  }
}
