import { richDocument, type RichTextInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import type { z } from 'zod'

/** Bounds of one rich text: source in UTF-16 units, nesting in levels, visible text in characters. */
export const RICH_TEXT_BOUNDS = {
  sourceLength: rules.goods.richText.maximumCharacters,
  nodes: 5_000,
  depth: 32,
  textLength: rules.goods.description.maximumVisibleCharacters,
  images: rules.goods.richText.maximumImages,
} as const

/** Ids of uploads are UUIDs in lower case. */
export const fileIdPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** One node of a ProseMirror document, before its type is known to be one of ours. */
export const documentNode = richDocument

export type DocumentNode = z.infer<typeof richDocument>

export type RichTextSource = RichTextInput
