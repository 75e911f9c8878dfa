import type { Ruling } from '@jindu/domain/dispute'
import type { GoodsOrder, GoodsOrderEvent, GoodsOrderMove } from '@jindu/domain/goods-order'

/** Values that the timeline and the dossier keep; amounts in smallest units as text, beside their currency. */
export type Facts = Readonly<Record<string, string | number>>

const PAID_TO = { buyer: 'toBuyer', seller: 'toSeller', platform: 'fee', escrow: 'toEscrow' } as const satisfies Record<
  GoodsOrderMove['to'],
  string
>

function rulingFacts(ruling: Ruling): Facts {
  return ruling.to === 'split' ? { to: ruling.to, buyerBasisPoints: ruling.buyerBasisPoints } : { to: ruling.to }
}

function eventFacts(before: GoodsOrder, event: GoodsOrderEvent): Facts {
  if (event.kind === 'proposeSplit' || event.kind === 'acceptSplit') {
    return { currency: event.buyer.asset, buyerUnits: event.buyer.units.toString() }
  }
  if (event.kind === 'rule') return rulingFacts(event.ruling)
  const decides = event.kind === 'confirmRuling' || event.kind === 'rejectRuling'
  return decides && before.dispute.kind === 'ruled' ? rulingFacts(before.dispute.pendingRuling.ruling) : {}
}

/** What a step says by itself: the amount offered, the ruling, and the money that moved. */
export function factsOf(before: GoodsOrder, event: GoodsOrderEvent, moves: readonly GoodsOrderMove[]): Facts {
  const paid = moves.map(({ to, money }) => [PAID_TO[to], money.units.toString()] as const)
  const currency = moves.length === 0 ? {} : { currency: before.escrow.asset }
  return { ...eventFacts(before, event), ...currency, ...Object.fromEntries(paid) }
}
