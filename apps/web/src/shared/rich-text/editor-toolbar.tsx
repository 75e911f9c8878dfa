import { Separator } from '@jindu/ui/primitives/separator'
import { useLingui } from '@lingui/react/macro'
import { useEditorState, type Editor } from '@tiptap/react'
import { Ellipsis, Link2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ImageUpload } from './image-upload.tsx'
import { LinkRow } from './link-row.tsx'
import { ColourChoice, SizeChoice } from './mark-choices.tsx'
import { readFormatting } from './read-formatting.ts'
import { TOOL, ToolButton } from './tool-button.tsx'
import type { UploadKind } from './upload-image.ts'
import { useTools } from './use-tools.ts'

interface ToolbarProps {
  readonly editor: Editor
  readonly uploadKind: UploadKind
}

/** On phones one line with the most used tools and a button for the others, to leave space for the text. */
export function EditorToolbar({ editor, uploadKind }: ToolbarProps): ReactNode {
  const { t } = useLingui()
  const [linking, setLinking] = useState(false)
  const [all, setAll] = useState(false)
  const late = all ? '' : 'phone:hidden!'
  const is = useEditorState({ editor, selector: ({ editor: now }) => readFormatting(now) })
  const tools = useTools(editor, is)
  return (
    <div className="border-b border-line">
      <fieldset aria-label={t`Formatting`} className="flex min-w-0 flex-wrap items-center p-1">
        {tools.map((group, index) => (
          <div key={group[0]?.id} className={index === 0 ? 'flex items-center' : `flex items-center ${late}`}>
            {group.map(({ id, label, icon, on, off = false, press }) => (
              <ToolButton key={id} label={label} icon={icon} aria-pressed={on} disabled={off} onClick={press} />
            ))}
            <Separator upright className="mx-1 phone:mx-0" />
          </div>
        ))}
        <ToolButton
          label={t`Link`}
          icon={Link2}
          aria-pressed={is.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        />
        <ImageUpload
          className={TOOL}
          kind={uploadKind}
          onUploaded={(pictures) =>
            editor
              .chain()
              .focus()
              .insertContent(pictures.map(({ fileId, name }) => ({ type: 'image', attrs: { fileId, alt: name } })))
              .run()
          }
        />
        <Separator upright className="ml-1 phone:hidden!" />
        <SizeChoice editor={editor} chosen={is.px} className={late} />
        <ColourChoice editor={editor} chosen={is.colour} className={late} />
        <ToolButton
          label={t`More formatting`}
          icon={Ellipsis}
          aria-expanded={all}
          className="hidden! phone:ml-auto phone:grid!"
          onClick={() => setAll(!all)}
        />
      </fieldset>
      {linking ? <LinkRow editor={editor} onDone={() => setLinking(false)} /> : null}
    </div>
  )
}
