import type { Act } from './acts.ts'
import type { Who } from './admit.ts'

export interface Screen {
  readonly name: string
  readonly who: Who
  readonly path: string
  /** What the reader does before the picture: opens a dialog, sends an incomplete form. */
  readonly act?: Act
  /** The whole page also after an act; what an act opens is taken in its window otherwise. */
  readonly whole?: true
}
