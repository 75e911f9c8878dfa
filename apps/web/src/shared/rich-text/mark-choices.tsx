import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useId, type ReactNode } from 'react'
import { COLOURS, SIZES_PX, type Colour } from './marks.ts'

/** Styled like the tools beside it. */
const CHOICE =
  'min-h-7! border-transparent! bg-transparent! hover:bg-hover! focus-within:border-focus! ml-2 phone:ml-0 phone:min-h-[42px]!'

interface MarkChoiceProps {
  readonly label: string
  readonly chosen: string | number
  readonly className: string
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function MarkChoice({ label, chosen, className, onChoose, children }: MarkChoiceProps): ReactNode {
  // The field around belongs to the text: its id and its error are not the tools'.
  const id = useId()
  return (
    <Select
      size="s"
      className={`${CHOICE} ${className}`}
      id={id}
      aria-invalid={false}
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {children}
    </Select>
  )
}

interface ChoiceProps<Value> {
  readonly editor: Editor
  readonly chosen: Value
  readonly className: string
}

/** Font size of the selection or the next text; 0 is the default. */
export function SizeChoice({ editor, ...look }: ChoiceProps<number>): ReactNode {
  const { t } = useLingui()
  const choose = (value: string): void => {
    const px = Number(value)
    if (px === 0) editor.chain().focus().unsetMark('size').run()
    else editor.chain().focus().setMark('size', { px }).run()
  }
  return (
    <MarkChoice label={t`Font size`} onChoose={choose} {...look}>
      <option value={0}>{t`Size`}</option>
      {SIZES_PX.map((px) => (
        <option key={px} value={px}>
          {px} px
        </option>
      ))}
    </MarkChoice>
  )
}

/** Colour of the selection or the next text; none is the default. */
export function ColourChoice({ editor, ...look }: ChoiceProps<string>): ReactNode {
  const { t } = useLingui()
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
  const choose = (name: string): void => {
    if (name === '') editor.chain().focus().unsetMark('color').run()
    else editor.chain().focus().setMark('color', { name }).run()
  }
  return (
    <MarkChoice label={t`Text colour`} onChoose={choose} {...look}>
      <option value="">{t`Colour`}</option>
      {COLOURS.map((name) => (
        <option key={name} value={name}>
          {colours[name]}
        </option>
      ))}
    </MarkChoice>
  )
}
