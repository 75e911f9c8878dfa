import * as z from 'zod'
import { isDomainError, type ErrorCode, type ErrorDetails } from '../errors/index.ts'
import { readsAsItIs, stripUnseen, trimUnseen } from './visible-text.ts'

/**
 * A catalogue code as zod message, so that forms and procedures report the same error.
 * @example
 * refuse('TEXT_TOO_LONG') // { error: 'TEXT_TOO_LONG' }
 */
export function refuse(code: ErrorCode): { readonly error: ErrorCode } {
  return { error: code }
}

/**
 * Reports the error of a rule over several values; ignores null.
 * @param field the field that shows the error
 */
export function report(context: z.RefinementCtx, code: ErrorCode | null, field?: string): void {
  if (code !== null) context.addIssue({ code: 'custom', message: code, path: field === undefined ? [] : [field] })
}

/** An error code with its details. */
interface Refusal {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

type Judge = (text: string) => Refusal | ErrorCode | null

/** Codes of a text that is missing, and of one so long that no rule looks at it. */
export interface TextRefusals {
  readonly required: ErrorCode
  readonly tooLong: ErrorCode
}

/**
 * A text validated as a whole by a rule: trimmed first; the rule's code becomes the message, with its details.
 * @param maximum maximum UTF-16 units, checked before any rule
 * @example
 * const remark = judgedText(20, { required: 'TEXT_TOO_LONG', tooLong: 'TEXT_TOO_LONG' }, () => null)
 * remark.parse('Weekdays only') // 'Weekdays only'
 */
export function judgedText(maximum: number, refusals: TextRefusals, problem: Judge) {
  return judged(maximum, refusals, (text) => text.trim(), problem)
}

/**
 * A single-line text: blanks and invisible characters around it are stripped, invisible characters inside it are
 * refused as TEXT_UNSEEN.
 * @param maximum maximum UTF-16 units, checked before any rule
 */
export function judgedLine(maximum: number, refusals: TextRefusals, problem: Judge) {
  return judged(maximum, refusals, trimUnseen, (text) => (readsAsItIs(text) ? problem(text) : 'TEXT_UNSEEN'))
}

/**
 * A multi-line text: direction overrides and zero-width characters are removed before validation.
 * @param maximum maximum UTF-16 units, checked before any rule
 */
export function judgedProse(maximum: number, refusals: TextRefusals, problem: Judge) {
  return judged(maximum, refusals, (text) => stripUnseen(text).trim(), problem)
}

function judged(maximum: number, refusals: TextRefusals, clean: (text: string) => string, problem: Judge) {
  return z
    .string(refuse(refusals.required))
    .max(maximum, { error: refusals.tooLong, abort: true })
    .overwrite(clean)
    .superRefine((text, context) => {
      const found = problem(text)
      if (typeof found === 'string' || found === null) report(context, found)
      else context.addIssue({ code: 'custom', message: found.code, params: found.details })
    })
}

/**
 * A text that a function of this package reads; its refusal is the message.
 * @param maximum UTF-16 units that are looked at at all
 * @example
 * const price = readText(20, 'GOODS_PRICE_REQUIRED', readGoodsPrice)
 * price.parse('118.60') // { asset: 'USD', units: 11_860n }
 */
export function readText<T>(maximum: number, required: ErrorCode, read: (text: string) => T) {
  return z
    .string(refuse(required))
    .max(maximum, refuse('TEXT_TOO_LONG'))
    .transform((text, context): T => {
      try {
        return read(text)
      } catch (error) {
        if (!isDomainError(error)) throw error
        context.addIssue({ code: 'custom', message: error.code, params: error.details })
        return z.NEVER
      }
    })
}
