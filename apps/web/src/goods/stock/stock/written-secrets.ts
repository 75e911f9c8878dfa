import { secretLines, type Delivery } from '@jindu/domain/goods/goods'

/** Secrets as a seller gives them: typed or pasted, one a line, or a column of a file, one a cell. */
export type WrittenSecrets =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly cells: readonly string[] }

/** What a seller chose and wrote for the delivery; what is not chosen is kept, in case they change their mind. */
export interface WrittenDelivery {
  readonly kind: Delivery
  readonly units: WrittenSecrets
  readonly shared: string
}

export const NOTHING_WRITTEN: WrittenSecrets = { kind: 'typed', text: '' }
export const TEXT_DELIVERY: WrittenDelivery = { kind: 'text', units: NOTHING_WRITTEN, shared: '' }

/** The entries whose findings are told by line. */
export function entriesOf(written: WrittenSecrets): string[] {
  return written.kind === 'typed' ? secretLines(written.text) : [...written.cells]
}
