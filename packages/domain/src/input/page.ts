import * as z from 'zod'
import { pageRules, type PageKind } from '../rules/pages.ts'
import { staffRules } from '../rules/staff.ts'
import { idField } from './fields.ts'
import { refuse } from './refuse.ts'

/** A page of a list, counted from 1. */
export const pageField = z
  .int(refuse('PAGE_INVALID'))
  .min(1, refuse('PAGE_INVALID'))
  .max(pageRules.maximumPage, refuse('PAGE_INVALID'))

/** Rows a page, at most 60. */
export const limitField = z
  .int(refuse('LIMIT_INVALID'))
  .min(1, refuse('LIMIT_INVALID'))
  .max(pageRules.maximumRows, refuse('LIMIT_INVALID'))

/**
 * Page and rows of a list; left out they are page 1 and what the specification gives this list.
 * @example
 * pageInput('goods').parse({}) // { page: 1, limit: 10 }
 */
export function pageInput(kind: PageKind) {
  return z.object({ page: pageField.default(1), limit: limitField.default(pageRules.rows[kind]) })
}

/**
 * What a page of rows looks like when it goes out.
 * @example
 * const page = pageOutput(z.object({ id: z.int() }))
 * page.parse({ data: [{ id: 7 }], total: 1 }) // { data: [{ id: 7 }], total: 1 }
 */
export function pageOutput<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), total: z.int().min(0) })
}

/**
 * A list that grows while it is read: rows before an id, the newest first, instead of pages.
 * @example
 * keysetInput().parse({ limit: 20 }) // { limit: 20 }
 */
export function keysetInput() {
  return z.object({ before: idField.optional(), limit: limitField.default(staffRules.rows) })
}

/**
 * Rows of such a list; `next` is the `before` of the rows that follow, null at the end.
 * @example
 * const page = keysetOutput(z.object({ id: z.int() }))
 * page.parse({ data: [{ id: 7 }], next: null }) // { data: [{ id: 7 }], next: null }
 */
export function keysetOutput<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), next: z.int().nullable() })
}
