import { formatAmount, moneyFromWire } from '@jindu/domain/money'
import { EMPTY_DOCUMENT, isRichDocument, type RichDocument } from '../../../shared/rich-text/index.ts'
import type { FieldErrors } from '../../../shared/forms/check-fields.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type OwnInfo = ApiOutputs['goods']['ownInfo']

/** The public part of goods as a form holds it. */
export interface InfoValues {
  readonly title: string
  readonly price: string
  readonly contents: RichDocument
  readonly pictures: readonly string[]
}

export const EMPTY_INFO: InfoValues = { title: '', price: '', contents: EMPTY_DOCUMENT, pictures: [] }

/** Parses stored values, ignoring invalid parts. */
export const readInfo = ({ title, price, contents, pictures }: Readonly<Record<string, unknown>>): InfoValues => ({
  title: typeof title === 'string' ? title : '',
  price: typeof price === 'string' ? price : '',
  contents: isRichDocument(contents) ? contents : EMPTY_DOCUMENT,
  pictures: Array.isArray(pictures) ? pictures.filter((id) => typeof id === 'string') : [],
})

/** The description as the editor's document; null for HTML of an old client. */
export const documentOf = ({ contents }: OwnInfo): RichDocument | null =>
  contents.format === 'prosemirror' && isRichDocument(contents.doc) ? contents.doc : null

/** The values of existing goods. */
export const infoValuesOf = (goods: OwnInfo): InfoValues => ({
  title: goods.title,
  price: formatAmount(moneyFromWire(goods.price)),
  contents: documentOf(goods) ?? EMPTY_DOCUMENT,
  pictures: goods.attach,
})

/** Errors by field of the input. */
export type InfoErrors = FieldErrors<keyof ReturnType<typeof infoInput>>

/** The values as the procedures take them; trimmed. */
export const infoInput = ({ title, price, contents, pictures }: InfoValues) => ({
  title: title.trim(),
  price: price.trim(),
  contents: { format: 'prosemirror' as const, doc: contents },
  attach: [...pictures],
})
