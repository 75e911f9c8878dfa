import type { FIT } from './dictionary.ts'

/** An alternative for the typed word: another form or spelling, or a synonym. */
export interface Other {
  readonly text: string
  readonly fit: typeof FIT.form | typeof FIT.synonym
}

/** One word of a query as titles may have it: the word, anywhere inside one of theirs, or one of the others by itself. */
export interface Wanted {
  readonly text: string
  readonly others: readonly Other[]
}
