import { visibleTextOfDocument } from '@jindu/domain/goods/goods'
import { countCharacters } from '@jindu/domain/text'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { langOf } from '../format/lang-of.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { EXTENSIONS } from './extensions.ts'
import { isRichDocument, type RichDocument } from './rich-document.ts'
import type { UploadKind } from './upload-image.ts'

export interface RichEditorProps {
  readonly label: string
  /** Initial content: a document, or HTML from elsewhere. Read once. */
  readonly initial: RichDocument | string
  readonly onChange: (document: RichDocument) => void
  readonly uploadKind: UploadKind
  /** Maximum visible characters. */
  readonly limit: number
  readonly invalid: boolean
  readonly describedBy?: string
}

/** The rich text editor, in a chunk of its own: pages that only show text do not load it. */
export default function RichEditor(props: RichEditorProps): ReactNode {
  const { label, initial, onChange, uploadKind, limit, invalid, describedBy } = props
  const { i18n } = useLingui()
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The editor would inject a style element, which the content security policy forbids; our styles are in prose.css.
    injectCSS: false,
    content: typeof initial === 'string' ? initial : startOf(initial),
    onUpdate: ({ editor: changed }) => {
      const document: unknown = changed.getJSON()
      if (isRichDocument(document)) onChange(document)
    },
  })
  // The editor is one mutable object, so its content must be read through `useEditorState` to re-render.
  const text = useEditorState({ editor, selector: ({ editor: now }) => textOf(now) })
  const length = countCharacters(text)
  const lang = text === '' ? i18n.locale : langOf(text)
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: 'prose max-w-none! min-h-40 px-3.5 py-3 outline-none phone:text-16',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang,
          ...(invalid ? { 'aria-invalid': 'true' } : {}),
          ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        },
      },
    })
  }, [editor, label, invalid, describedBy, lang])
  return (
    <div
      className={`rounded-2 border bg-sheet focus-within:border-focus focus-within:ring-1 focus-within:ring-focus ${invalid ? 'border-negative ring-1 ring-negative' : 'border-field'}`}
    >
      <EditorToolbar editor={editor} uploadKind={uploadKind} />
      <EditorContent editor={editor} className="max-h-[60vh] min-h-40 overflow-y-auto" />
      <p
        className={`num px-3.5 pb-2 text-right text-12 ${length > limit ? 'font-semibold text-negative' : 'text-ink-3'}`}
        aria-live="off"
      >
        {length} / {limit}
      </p>
    </div>
  )
}

/** The visible text of the content. */
function textOf(editor: Editor): string {
  const written: unknown = editor.getJSON()
  return isRichDocument(written) ? visibleTextOfDocument(written) : ''
}

/** A document without a paragraph has no place for the caret, so an empty one gets a paragraph. */
function startOf({ content }: RichDocument): { type: 'doc'; content: { type?: string }[] } {
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content.map(asContent) }
}

/** The editor's schema parses it again and drops unknown nodes. */
function asContent(node: unknown): { type?: string } {
  return typeof node === 'object' && node !== null ? node : {}
}
