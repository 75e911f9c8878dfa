import { refuse } from '@jindu/domain/input'
import { z } from 'zod'

/** Unix seconds, up to where dates end. */
const instant = z.int().min(0).max(100_000_000_000)

/** A span of time that a list is narrowed to: unix seconds, both included. Its input is refined by `isSpan`. */
export const spanFields = { from: instant.optional(), to: instant.optional() }

/** Whether a span ends no sooner than it begins. */
export const isSpan = ({
  from,
  to,
}: {
  readonly from?: number | undefined
  readonly to?: number | undefined
}): boolean => from === undefined || to === undefined || from <= to

export const NO_SPAN = refuse('INPUT_INVALID')
