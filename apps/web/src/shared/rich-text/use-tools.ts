import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import type { Formatting } from './read-formatting.ts'

export interface Tool {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly on?: boolean
  readonly off?: boolean
  readonly press: () => void
}

/** Toggle tools in groups, most used first. */
export function useTools(editor: Editor, is: Formatting): readonly (readonly Tool[])[] {
  const { t } = useLingui()
  const run = () => editor.chain().focus()
  const align = (side: 'left' | 'center' | 'right') => (): void => {
    run()
      .command(({ commands }) =>
        commands.updateAttributes(editor.isActive('heading') ? 'heading' : 'paragraph', { textAlign: side }),
      )
      .run()
  }
  return [
    [
      { id: 'bold', label: t`Bold`, icon: Bold, on: is.bold, press: () => run().toggleBold().run() },
      { id: 'italic', label: t`Italic`, icon: Italic, on: is.italic, press: () => run().toggleItalic().run() },
      {
        id: 'underline',
        label: t`Underline`,
        icon: Underline,
        on: is.underline,
        press: () => run().toggleUnderline().run(),
      },
      {
        id: 'strike',
        label: t`Struck through`,
        icon: Strikethrough,
        on: is.strike,
        press: () => run().toggleStrike().run(),
      },
    ],
    [
      { id: 'h2', label: t`Heading`, icon: Heading2, on: is.h2, press: () => run().toggleHeading({ level: 2 }).run() },
      {
        id: 'h3',
        label: t`Smaller heading`,
        icon: Heading3,
        on: is.h3,
        press: () => run().toggleHeading({ level: 3 }).run(),
      },
      { id: 'ul', label: t`List`, icon: List, on: is.ul, press: () => run().toggleBulletList().run() },
      { id: 'ol', label: t`Numbered list`, icon: ListOrdered, on: is.ol, press: () => run().toggleOrderedList().run() },
      { id: 'quote', label: t`Quotation`, icon: Quote, on: is.quote, press: () => run().toggleBlockquote().run() },
      {
        id: 'code',
        label: t({ message: 'Code', context: 'formatting' }),
        icon: Code,
        on: is.code,
        press: () => run().toggleCodeBlock().run(),
      },
    ],
    [
      { id: 'left', label: t`Align left`, icon: AlignLeft, on: is.align === 'left', press: align('left') },
      { id: 'center', label: t`Centre`, icon: AlignCenter, on: is.align === 'center', press: align('center') },
      { id: 'right', label: t`Align right`, icon: AlignRight, on: is.align === 'right', press: align('right') },
    ],
    [
      { id: 'undo', label: t`Undo`, icon: Undo2, off: !is.undo, press: () => run().undo().run() },
      { id: 'redo', label: t`Redo`, icon: Redo2, off: !is.redo, press: () => run().redo().run() },
    ],
  ]
}
