import type { Act } from './acts.ts'
import type { Who } from './admit.ts'

export interface Screen {
  readonly name: string
  readonly who: Who
  readonly path: string
  /** An action before the screenshot: opens a dialog, submits an incomplete form. */
  readonly act?: Act
  /** Its action is refused with this status, which Chromium reports on the console. */
  readonly refused?: number
  /** Captures the full page even after an action; by default an action's result is captured in the window. */
  readonly whole?: true
}
