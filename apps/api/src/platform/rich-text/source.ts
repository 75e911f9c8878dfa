import { z } from 'zod'

/** Bounds of one rich text: source in UTF-16 units, nesting in levels, visible text in characters. */
export const RICH_TEXT_BOUNDS = {
  sourceLength: 200_000,
  nodes: 5_000,
  depth: 32,
  textLength: 20_000,
  images: 40,
} as const

export const fileIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** One node of a ProseMirror document, before its type is known to be one of ours. */
export const documentNode = z.object({
  type: z.string().max(40),
  attrs: z.record(z.string().max(40), z.unknown()).optional(),
  content: z.array(z.unknown()).optional(),
  text: z.string().max(RICH_TEXT_BOUNDS.sourceLength).optional(),
  marks: z
    .array(z.object({ type: z.string().max(40), attrs: z.record(z.string().max(40), z.unknown()).optional() }))
    .max(12)
    .optional(),
})

export type DocumentNode = z.infer<typeof documentNode>

/** What a writer sends: the editor's document, or HTML from clients of the Ms* calls. */
export const richTextInput = z.discriminatedUnion('format', [
  z.object({ format: z.literal('prosemirror'), doc: documentNode }),
  z.object({ format: z.literal('html'), html: z.string().max(RICH_TEXT_BOUNDS.sourceLength) }),
])

export type RichTextSource = z.infer<typeof richTextInput>
