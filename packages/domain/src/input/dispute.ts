import * as z from 'zod'
import { disputeRules } from '../rules/dispute.ts'
import { saidCharacters } from '../text/said-characters.ts'
import { refuse } from './refuse.ts'
import { stripUnseen } from './visible-text.ts'

/** Maximum UTF-16 units, checked before any other rule. */
const MOST_UNITS = 8_000

const { minimumCharacters, maximumCharacters, maximumFiles } = disputeRules.statement

/**
 * One side's statement in a dispute: the information of at least 10 letters, up to 3000 characters, surrounding blanks
 * ignored.
 */
export const statementField = z
  .string(refuse('DISPUTE_STATEMENT_INVALID'))
  .max(MOST_UNITS, { ...refuse('DISPUTE_STATEMENT_INVALID'), abort: true })
  .overwrite((text) => stripUnseen(text).trim())
  .refine((text) => saidCharacters(text) >= minimumCharacters, refuse('DISPUTE_STATEMENT_INVALID'))
  .max(maximumCharacters, refuse('DISPUTE_STATEMENT_INVALID'))

/** Pictures of a statement, by id. */
export const statementFilesField = z
  .array(z.uuid(refuse('FILE_NOT_FOUND')))
  .max(maximumFiles, refuse('DISPUTE_STATEMENT_INVALID'))
  .default([])

/** An arbiter's reason for a ruling; both sides read it. */
export const rulingReasonField = z
  .string()
  .max(MOST_UNITS)
  .overwrite((text) => stripUnseen(text).trim())
  .min(1)
  .max(disputeRules.rulingReason.maximumCharacters)
