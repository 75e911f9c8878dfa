import type { Dispute, DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'

/** Values stored in timeline and dossier; amounts in smallest units as text, beside their currency. */
export type Facts = Readonly<Record<string, string | number>>

/** A ruling's values, including market-specific ones; empty values are left out. */
function rulingFacts(ruling: Ruling): Facts {
  const said: readonly (readonly [string, unknown])[] = Object.entries(ruling)
  return Object.fromEntries(
    said.flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [])),
  )
}

/** The details of a dispute event: the amount proposed, or the ruling. @param before the dispute before the event */
export function disputeFacts(before: Dispute, event: DisputeEvent | { readonly kind: string }): Facts {
  if ('buyer' in event) return { currency: event.buyer.asset, buyerUnits: event.buyer.units.toString() }
  if ('ruling' in event) return rulingFacts(event.ruling)
  const decides = event.kind === 'confirmRuling' || event.kind === 'rejectRuling'
  return decides && before.kind === 'ruled' ? rulingFacts(before.pendingRuling.ruling) : {}
}
