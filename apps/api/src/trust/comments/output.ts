import { pageOutput } from '@jindu/domain/input'
import { z } from 'zod'

const said = z.object({
  id: z.int(),
  toId: z.int().nullable(),
  uid: z.int(),
  /** Set: said for the site, under this name. */
  staffName: z.string().nullable(),
  by: z.enum(['reader', 'owner', 'staff']),
  bought: z.boolean(),
  /** The stars of their latest review of it, 1 to 5. */
  rating: z.int().nullable(),
  /** Safe HTML; null where the reader may not read it any more. */
  html: z.string().nullable(),
  attach: z.array(z.string()),
  writtenAt: z.int(),
  removedAt: z.int().nullable(),
  hidden: z.object({ at: z.int(), reason: z.string() }).nullable(),
  own: z.boolean(),
  mayRemove: z.boolean(),
  mayReport: z.boolean(),
  mayModerate: z.boolean(),
})

/** A page of comments; `open`: whether more may be said. */
export const commentPage = pageOutput(said.extend({ answers: z.array(said), mayAnswer: z.boolean() })).extend({
  open: z.boolean(),
})
