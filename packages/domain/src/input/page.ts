import * as z from 'zod'
import { pageRules, type PageKind } from '../rules/pages.ts'
import { staffRules } from '../rules/staff.ts'
import { idField } from './fields.ts'
import { refuse } from './refuse.ts'

/** Page number of a list, starting at 1. */
export const pageField = z
  .int(refuse('PAGE_INVALID'))
  .min(1, refuse('PAGE_INVALID'))
  .max(pageRules.maximumPage, refuse('PAGE_INVALID'))

/** Rows per page, at most 60. */
export const limitField = z
  .int(refuse('LIMIT_INVALID'))
  .min(1, refuse('LIMIT_INVALID'))
  .max(pageRules.maximumRows, refuse('LIMIT_INVALID'))

/**
 * Page and rows of a list; default: page 1 and this list's rows in the specification.
 * @example
 * pageInput('goods').parse({}) // { page: 1, limit: 10 }
 */
export function pageInput(kind: PageKind) {
  return z.object({ page: pageField.default(1), limit: limitField.default(pageRules.rows[kind]) })
}

/**
 * Output schema of a page of rows.
 * @example
 * const page = pageOutput(z.object({ id: z.int() }))
 * page.parse({ data: [{ id: 7 }], total: 1 }) // { data: [{ id: 7 }], total: 1 }
 */
export function pageOutput<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), total: z.int().min(0) })
}

/**
 * Keyset pagination for a list that grows while it is read: rows before an id, newest first.
 * @example
 * keysetInput().parse({ limit: 20 }) // { limit: 20 }
 */
export function keysetInput() {
  return z.object({ before: idField.optional(), limit: limitField.default(staffRules.rows) })
}

/**
 * Output schema of keyset pagination; `next` is the `before` of the next request, null at the end.
 * @example
 * const page = keysetOutput(z.object({ id: z.int() }))
 * page.parse({ data: [{ id: 7 }], next: null }) // { data: [{ id: 7 }], next: null }
 */
export function keysetOutput<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), next: z.int().nullable() })
}
