import type { EditGoodsInput } from '@jindu/domain/input'
import { z } from 'zod'
import { goodsVersion } from './tables.ts'
import type { TextDraft } from './version-draft.ts'

/*
 * The public part of goods, as a version stores it. A new field is written and shown by every call that does so once it
 * stands in these four.
 */

/** Columns to select. */
export const infoColumns = { contentsHtml: goodsVersion.contentsHtml, attach: goodsVersion.attach }

/** Fields of answers. */
export const infoFields = { contentsHtml: z.string(), attach: z.array(z.string()) }

type Info = z.infer<z.ZodObject<typeof infoFields>>

/** The public part of a row with more in it. */
export const infoOf = ({ contentsHtml, attach }: Info): Info => ({ contentsHtml, attach })

/** Columns of the version that an input makes. */
export const versionOf = ({ title, price }: Omit<EditGoodsInput, 'id'>, contents: TextDraft) => ({
  title,
  priceCents: price.units,
  contents: contents.source,
  contentsHtml: contents.html,
  contentsText: contents.text,
  attach: [...contents.attach],
})
