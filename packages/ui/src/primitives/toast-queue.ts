import type { ReactNode } from 'react'
import type { Tone } from './note.tsx'

export interface ToastInput {
  readonly tone?: Tone
  readonly title: string
  /** One sentence under the title. */
  readonly text?: ReactNode
  /** Several findings; each is listed once, however often it is reported. */
  readonly messages?: readonly string[]
  /** A link or a small button. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
  /** False: stays until dismissed, such as a lost connection. */
  readonly passing?: boolean
}

export interface ToastEntry extends ToastInput {
  readonly id: number
  /** Increases when the notification is reported again, which restarts its timer. */
  readonly revision: number
}

const MOST_AT_ONCE = 3

/**
 * Adds a notification. If one of the same tone and title is displayed, its findings are replaced: corrected ones
 * disappear.
 */
export function withToast(entries: readonly ToastEntry[], input: ToastInput, id: number): readonly ToastEntry[] {
  const messages = [...new Set(input.messages)]
  const same = entries.find((entry) => entry.title === input.title && entry.tone === input.tone)
  if (!same) return [...entries, { ...input, messages, id, revision: 0 }].slice(-MOST_AT_ONCE)
  const renewed = { ...same, ...input, messages, revision: same.revision + 1 }
  return entries.map((entry) => (entry.id === same.id ? renewed : entry))
}
