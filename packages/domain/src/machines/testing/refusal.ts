import type { z } from 'zod'
import { DomainError, type ErrorCode, type ErrorDetails } from '../../errors/index.ts'

/**
 * The refusal that an act ends with.
 * @throws Error when it is not refused, or not by name
 */
export function refusalOf(act: () => unknown): { code: ErrorCode; details: ErrorDetails } {
  try {
    act()
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, details: error.details }
    throw error
  }
  throw new Error('nothing was refused')
}

/** The code that an act is refused with. */
export function codeOf(act: () => unknown): ErrorCode {
  return refusalOf(act).code
}

/** The messages that a schema refuses a value with, each as `path: message` when it names a field. */
export function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
}
