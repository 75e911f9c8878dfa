import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** A line of the audit. */
export type AuditRow = ApiOutputs['audit']['list']['data'][number]
