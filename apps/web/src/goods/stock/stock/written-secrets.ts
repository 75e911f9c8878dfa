import { secretLines, type Delivery } from '@jindu/domain/goods/goods'
import { goodsOrderRules } from '@jindu/domain/rules'

/** Secrets as a seller enters them: typed or pasted, one per line, or a file column, one per cell. */
export type WrittenSecrets =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly cells: readonly string[] }

/** The seller's chosen delivery and its input; input of the other kinds is kept in case they change back. */
export interface WrittenDelivery {
  readonly kind: Delivery
  readonly units: WrittenSecrets
  readonly shared: string
  /** Promised hours as typed. */
  readonly hours: string
}

export const NOTHING_WRITTEN: WrittenSecrets = { kind: 'typed', text: '' }
export const FIRST_HOURS = String(goodsOrderRules.promise.defaultHours)
export const TEXT_DELIVERY: WrittenDelivery = { kind: 'text', units: NOTHING_WRITTEN, shared: '', hours: FIRST_HOURS }

/** The entries to validate; findings are reported by line. */
export function entriesOf(written: WrittenSecrets): string[] {
  return written.kind === 'typed' ? secretLines(written.text) : [...written.cells]
}
