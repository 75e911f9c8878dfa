import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useId, type ReactNode } from 'react'
import { COLOURS, SIZES_PX, type Colour } from './marks.ts'

/** As quiet and as high as the tools beside it. */
const CHOICE =
  'min-h-7! border-transparent! bg-transparent! hover:bg-hover! focus-within:border-focus! ml-2 phone:ml-0 phone:min-h-[42px]!'

interface ChoiceProps<Value> {
  readonly editor: Editor
  readonly chosen: Value
  readonly className: string
}

/** The size of what is chosen or typed next; 0 is that of the text. */
export function SizeChoice({ editor, chosen, className }: ChoiceProps<number>): ReactNode {
  const { t } = useLingui()
  // The field around belongs to the text: its id and its error are not the tools'.
  const id = useId()
  return (
    <Select
      size="s"
      className={`${CHOICE} ${className}`}
      id={id}
      aria-invalid={false}
      aria-label={t`Font size`}
      value={chosen}
      onChange={(event) => {
        const px = Number(event.target.value)
        if (px === 0) editor.chain().focus().unsetMark('size').run()
        else editor.chain().focus().setMark('size', { px }).run()
      }}
    >
      <option value={0}>{t`Size`}</option>
      {SIZES_PX.map((px) => (
        <option key={px} value={px}>
          {px} px
        </option>
      ))}
    </Select>
  )
}

/** The colour of what is chosen or typed next; none is that of the text. */
export function ColourChoice({ editor, chosen, className }: ChoiceProps<string>): ReactNode {
  const { t } = useLingui()
  const id = useId()
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
  return (
    <Select
      size="s"
      className={`${CHOICE} ${className}`}
      id={id}
      aria-invalid={false}
      aria-label={t`Text colour`}
      value={chosen}
      onChange={(event) => {
        const name = event.target.value
        if (name === '') editor.chain().focus().unsetMark('color').run()
        else editor.chain().focus().setMark('color', { name }).run()
      }}
    >
      <option value="">{t`Colour`}</option>
      {COLOURS.map((name) => (
        <option key={name} value={name}>
          {colours[name]}
        </option>
      ))}
    </Select>
  )
}
