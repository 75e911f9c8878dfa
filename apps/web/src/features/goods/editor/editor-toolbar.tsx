import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Select } from '@jindu/ui/primitives/select'
import { Separator } from '@jindu/ui/primitives/separator'
import { useLingui } from '@lingui/react/macro'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Ellipsis,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { ImageUpload } from './image-upload.tsx'
import { LinkRow } from './link-row.tsx'
import { COLOURS, SIZES_PX, type Colour } from './marks.ts'
import type { UploadKind } from './upload-image.ts'

interface ToolbarProps {
  readonly editor: Editor
  readonly uploadKind: UploadKind
}

interface Tool {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly on?: boolean
  readonly off?: boolean
  readonly press: () => void
}

export function EditorToolbar({ editor, uploadKind }: ToolbarProps): ReactNode {
  const { t } = useLingui()
  // The field around belongs to the text: its id and its error are not the tools'.
  const ids = useId()
  const [linking, setLinking] = useState(false)
  const [all, setAll] = useState(false)
  const late = all ? '' : 'phone:hidden!'
  const is = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const run = () => editor.chain().focus()
  const align = (side: 'left' | 'center' | 'right') => (): void => {
    run()
      .command(({ commands }) =>
        commands.updateAttributes(editor.isActive('heading') ? 'heading' : 'paragraph', { textAlign: side }),
      )
      .run()
  }
  const colours: Record<Colour, string> = {
    red: t`Red`,
    orange: t`Orange`,
    gold: t`Gold`,
    green: t`Green`,
    teal: t`Teal`,
    blue: t`Blue`,
    purple: t`Purple`,
    grey: t`Grey`,
  }
  const tools: readonly (readonly Tool[])[] = [
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
      { id: 'code', label: t`Code`, icon: Code, on: is.code, press: () => run().toggleCodeBlock().run() },
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
  return (
    <div className="border-b border-line">
      <fieldset aria-label={t`Formatting`} className={TOOLS}>
        {tools.map((group, index) => (
          <div key={group[0]?.id} className={index === 0 ? 'flex items-center' : `flex items-center ${late}`}>
            {group.map(({ id, label, icon: Icon, on, off = false, press }) => (
              <IconButton
                key={id}
                label={label}
                title={label}
                aria-pressed={on}
                disabled={off}
                className={TOOL}
                onMouseDown={stayInText}
                onClick={press}
              >
                <Icon className="ic" aria-hidden="true" />
              </IconButton>
            ))}
            <Separator upright className="mx-1 phone:mx-0" />
          </div>
        ))}
        <IconButton
          label={t`Link`}
          title={t`Link`}
          aria-pressed={is.link}
          aria-expanded={linking}
          className={TOOL}
          onMouseDown={stayInText}
          onClick={() => setLinking(!linking)}
        >
          <Link2 className="ic" aria-hidden="true" />
        </IconButton>
        <ImageUpload
          className={TOOL}
          kind={uploadKind}
          onUploaded={(pictures) =>
            run()
              .insertContent(pictures.map(({ fileId, name }) => ({ type: 'image', attrs: { fileId, alt: name } })))
              .run()
          }
        />
        <Separator upright className="ml-1 phone:hidden!" />
        <Select
          size="s"
          className={`${CHOICE} ${late}`}
          id={`${ids}-size`}
          aria-invalid={false}
          aria-label={t`Font size`}
          value={is.px}
          onChange={(event) => {
            const px = Number(event.target.value)
            if (px === 0) run().unsetMark('size').run()
            else run().setMark('size', { px }).run()
          }}
        >
          <option value={0}>{t`Size`}</option>
          {SIZES_PX.map((px) => (
            <option key={px} value={px}>
              {px} px
            </option>
          ))}
        </Select>
        <Select
          size="s"
          className={`${CHOICE} ${late}`}
          id={`${ids}-colour`}
          aria-invalid={false}
          aria-label={t`Text colour`}
          value={is.colour}
          onChange={(event) => {
            const name = event.target.value
            if (name === '') run().unsetMark('color').run()
            else run().setMark('color', { name }).run()
          }}
        >
          <option value="">{t`Colour`}</option>
          {COLOURS.map((name) => (
            <option key={name} value={name}>
              {colours[name]}
            </option>
          ))}
        </Select>
        <IconButton
          label={t`More formatting`}
          title={t`More formatting`}
          aria-expanded={all}
          className={`${TOOL} hidden! phone:ml-auto phone:grid!`}
          onMouseDown={stayInText}
          onClick={() => setAll(!all)}
        >
          <Ellipsis className="ic" aria-hidden="true" />
        </IconButton>
      </fieldset>
      {linking ? <LinkRow editor={editor} onDone={() => setLinking(false)} /> : null}
    </div>
  )
}

/** On phones one line with what is used most, and the way to the others: the text keeps the screen. */
const TOOLS = 'flex min-w-0 flex-wrap items-center p-1'

/** Small enough that one line holds them all beside the text; a finger's width on phones. */
const TOOL = 'size-7 phone:size-[42px] aria-pressed:bg-sunken aria-pressed:text-ink'

/** As quiet and as high as the tools beside it. */
const CHOICE =
  'min-h-7! border-transparent! bg-transparent! hover:bg-hover! focus-within:border-focus! ml-2 phone:ml-0 phone:min-h-[42px]!'

/** A press must not take the focus: coming back to the text would forget a mark that is set for what comes next. */
function stayInText(event: MouseEvent): void {
  event.preventDefault()
}

function stateOf(editor: Editor) {
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
