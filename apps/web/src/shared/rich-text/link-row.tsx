import { sendsOnEnter } from '../forms/sends-on-enter.ts'
import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

const MAXIMUM_ADDRESS = 500

/** Input of a link's URL, inline instead of a dialog. It has no form of its own, because it is inside one. */
export function LinkRow({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }): ReactNode {
  const { t } = useLingui()
  const before: unknown = editor.getAttributes('link')['href']
  const [typed, setTyped] = useState(typeof before === 'string' ? before : 'https://')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Opened by a click: the reader types next.
  useEffect(() => field.current?.focus(), [])
  const allowed = /^https?:\/\/[^\s]+$/.test(typed)
  const apply = (): void => {
    if (!allowed) return
    editor.chain().focus().extendMarkRange('link').setLink({ href: typed }).run()
    onDone()
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const press = (event: KeyboardEvent): void => {
    if (sendsOnEnter(event.nativeEvent)) {
      event.preventDefault()
      apply()
    } else if (event.key === 'Escape') onDone()
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-2">
      <Input
        size="s"
        className="min-w-48 flex-1"
        type="url"
        ref={field}
        id={id}
        aria-invalid={false}
        maxLength={MAXIMUM_ADDRESS}
        aria-label={t`Address of the link`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <Button variant="ink" size="s" disabled={!allowed} onClick={apply}>
        <Trans>Set the link</Trans>
      </Button>
      <Button variant="quiet" size="s" onClick={remove}>
        <Trans>Remove the link</Trans>
      </Button>
    </div>
  )
}
