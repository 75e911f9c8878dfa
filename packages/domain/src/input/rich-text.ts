import * as z from 'zod'
import type { ErrorCode } from '../errors/index.ts'
import { descriptionProblem, shipmentProblem, visibleTextOfDocument, visibleTextOfHtml } from '../goods/goods/index.ts'
import { countCharacters } from '../text/count-characters.ts'
import { goodsRules } from '../rules/goods.ts'
import { adRules } from '../rules/promotion.ts'
import { refuse, report } from './refuse.ts'

const maximum = goodsRules.richText.maximumCharacters
const short = z.string().max(40)
const attributes = z.record(short, z.unknown())

/** The root of an editor's document; rendering validates its nodes. */
export const richDocument = z.object({
  type: short,
  attrs: attributes.optional(),
  content: z.array(z.unknown()).max(5_000, refuse('TEXT_TOO_LONG')).optional(),
  text: z.string().max(maximum).optional(),
  marks: z
    .array(z.object({ type: short, attrs: attributes.optional() }))
    .max(12)
    .optional(),
})

/** Rich text input: the editor's document, or HTML from clients of the `Ms*` calls. */
export const richText = z.discriminatedUnion(
  'format',
  [
    z.object({ format: z.literal('prosemirror'), doc: richDocument }),
    z.object({ format: z.literal('html'), html: z.string().max(maximum, refuse('TEXT_TOO_LONG')) }),
  ],
  refuse('RICH_TEXT_INVALID'),
)

export type RichTextInput = z.infer<typeof richText>

/**
 * The visible text.
 * @example
 * visibleTextOf({ format: 'html', html: '<p>Is it <em>still</em> there?</p>' }) // 'Is it still there?'
 */
export function visibleTextOf(input: RichTextInput): string {
  return input.format === 'html' ? visibleTextOfHtml(input.html) : visibleTextOfDocument(input.doc)
}

function judgedRichText(problem: (visible: string) => ErrorCode | null) {
  return richText.superRefine((input, context) => report(context, problem(visibleTextOf(input))))
}

/** A goods description: at least 10 visible characters. */
export const descriptionField = judgedRichText(descriptionProblem)

/** An after-sales text: at least 10 visible characters. */
export const shipmentField = judgedRichText(shipmentProblem)

/** The text of an ad: visible, with a maximum length. */
export const adContentsField = judgedRichText((visible) => {
  if (visible.trim() === '') return 'AD_CONTENT_REQUIRED'
  return countCharacters(visible) > adRules.contents.maximumVisibleCharacters ? 'TEXT_TOO_LONG' : null
})
