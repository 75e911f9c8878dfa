import * as z from 'zod'
import { isDomainError, type ErrorCode, type ErrorDetails } from '../errors/index.ts'
import { readsAsItIs, stripUnseen, trimUnseen } from './visible-text.ts'

/**
 * A zod message that is a code of the catalogue, so that forms and procedures name the same refusal.
 * @example
 * refuse('TEXT_TOO_LONG') // { error: 'TEXT_TOO_LONG' }
 */
export function refuse(code: ErrorCode): { readonly error: ErrorCode } {
  return { error: code }
}

/**
 * Reports a refusal of a rule that looks at more than one thing; nothing for null.
 * @param field the field that shows it
 */
export function report(context: z.RefinementCtx, code: ErrorCode | null, field?: string): void {
  if (code !== null) context.addIssue({ code: 'custom', message: code, path: field === undefined ? [] : [field] })
}

/** A refusal with what it says besides its code. */
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
 * A text that a rule judges whole: trimmed first, and the rule's code is the message, with what it says of the text.
 * @param maximum UTF-16 units that are looked at at all, before any rule runs
 * @example
 * const remark = judgedText(20, { required: 'TEXT_TOO_LONG', tooLong: 'TEXT_TOO_LONG' }, () => null)
 * remark.parse('Weekdays only') // 'Weekdays only'
 */
export function judgedText(maximum: number, refusals: TextRefusals, problem: Judge) {
  return judged(maximum, refusals, (text) => text.trim(), problem)
}

/**
 * A text of one line that reads as it is: what copying leaves around it goes, what nobody sees inside it is refused as TEXT_UNSEEN.
 * @param maximum UTF-16 units that are looked at at all, before any rule runs
 */
export function judgedLine(maximum: number, refusals: TextRefusals, problem: Judge) {
  return judged(maximum, refusals, trimUnseen, (text) => (readsAsItIs(text) ? problem(text) : 'TEXT_UNSEEN'))
}

/**
 * A text of several lines: direction overrides and zero-width characters are taken out before the rule judges it.
 * @param maximum UTF-16 units that are looked at at all, before any rule runs
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
