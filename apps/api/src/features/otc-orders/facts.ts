import type { OtcOrder, OtcOrderEvent, OtcOrderMove, OtcRuling } from '@jindu/domain/otc-order'

/** Values that the timeline and the dossier keep; amounts in smallest units as text, beside their currency. */
export type Facts = Readonly<Record<string, string | number>>

const PAID_TO = { buyer: 'toBuyer', source: 'toSeller', platform: 'fee', escrow: 'toEscrow' } as const satisfies Record<
  OtcOrderMove['to'],
  string
>

function rulingFacts({ malicious, ...ruling }: OtcRuling): Facts {
  const share = ruling.to === 'split' ? { buyerBasisPoints: ruling.buyerBasisPoints } : {}
  return { to: ruling.to, ...share, ...(malicious === null ? {} : { malicious }) }
}

function eventFacts(before: OtcOrder, event: OtcOrderEvent): Facts {
  if (event.kind === 'proposeSplit' || event.kind === 'acceptSplit') {
    return { currency: event.buyer.asset, buyerUnits: event.buyer.units.toString() }
  }
  if (event.kind === 'rule') return rulingFacts(event.ruling)
  const decides = event.kind === 'confirmRuling' || event.kind === 'rejectRuling'
  return decides && before.dispute.kind === 'ruled' ? rulingFacts(before.dispute.pendingRuling.ruling) : {}
}

/** What a step says by itself: the amount offered, the ruling, and the coin that moved. */
export function factsOf(before: OtcOrder, event: OtcOrderEvent, moves: readonly OtcOrderMove[]): Facts {
  const paid = moves.map(({ to, money }) => [PAID_TO[to], money.units.toString()] as const)
  const currency = moves.length === 0 ? {} : { currency: before.escrow.asset }
  return { ...eventFacts(before, event), ...currency, ...Object.fromEntries(paid) }
}
