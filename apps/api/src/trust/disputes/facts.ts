import type { Dispute, DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'

/** Values that the timeline and the dossier keep; amounts in smallest units as text, beside their currency. */
export type Facts = Readonly<Record<string, string | number>>

/** A ruling with what its market adds to it; what says nothing is left out. */
function rulingFacts(ruling: Ruling): Facts {
  const said: readonly (readonly [string, unknown])[] = Object.entries(ruling)
  return Object.fromEntries(
    said.flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [])),
  )
}

/** What an event of a dispute says by itself: the amount offered, the ruling. @param before the dispute that it is taken in */
export function disputeFacts(before: Dispute, event: DisputeEvent | { readonly kind: string }): Facts {
  if ('buyer' in event) return { currency: event.buyer.asset, buyerUnits: event.buyer.units.toString() }
  if ('ruling' in event) return rulingFacts(event.ruling)
  const decides = event.kind === 'confirmRuling' || event.kind === 'rejectRuling'
  return decides && before.kind === 'ruled' ? rulingFacts(before.pendingRuling.ruling) : {}
}
