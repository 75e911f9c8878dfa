import type { Editor } from '@tiptap/react'

/** Active formatting at the cursor, and the possible commands. */
export type Formatting = ReturnType<typeof readFormatting>

export function readFormatting(editor: Editor) {
  const px: unknown = editor.getAttributes('size')['px']
  const colour: unknown = editor.getAttributes('color')['name']
  const align: unknown = editor.getAttributes(editor.isActive('heading') ? 'heading' : 'paragraph')['textAlign']
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    ul: editor.isActive('bulletList'),
    ol: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    code: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
    align: typeof align === 'string' ? align : null,
    px: typeof px === 'number' ? px : 0,
    colour: typeof colour === 'string' ? colour : '',
  }
}
