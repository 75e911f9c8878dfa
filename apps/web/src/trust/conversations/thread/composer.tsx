import { leadsOutside, warningsOf } from '@jindu/domain/trust/conversations'
import { rules } from '@jindu/domain/rules'
import { TalkComposer } from '@jindu/ui/patterns/talk'
import { Button } from '@jindu/ui/primitives/button'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { sendsOnEnter } from '../../../shared/forms/sends-on-enter.ts'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { SharedPicture } from '../../../shared/offline/shared-picture-offer.tsx'
import { ImagePicker, useImageUpload, type Picture } from '../../../shared/rich-text/index.ts'

const { maximumCharacters } = rules.talk.chat
const { maximumAttachments } = rules.files
const TALLY_FROM = 2_500

/** Text appended to the input; a new key appends it again. */
export interface Added {
  readonly key: string
  readonly text: string
  readonly fileIds?: readonly string[]
}

export interface ComposerProps {
  readonly placeholder: string
  /** Key of the draft. */
  readonly place: string
  /** A failed line that its author edits. */
  readonly edited?: Added | null
  /** Text selected beside the field, such as a canned answer. */
  readonly insert?: Added | null
  readonly onSay: (text: string, fileIds: readonly string[]) => void
}

/** Appends new text once. */
function useAdded(added: Added | null, add: (added: Added) => void): void {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (added === null || added.key === done.current) return
    done.current = added.key
    add(added)
  })
}

/** Input of a line. A line that leads off the site needs one confirmation before sending; nothing is blocked. */
export function Composer({ placeholder, place, edited = null, insert = null, onSay }: ComposerProps): ReactNode {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useWritten(`talk:${place}`)
  const [pictures, setPictures] = useWritten(`talk:${place}:pictures`)
  const fileIds = pictures === '' ? [] : pictures.split(' ')
  const setFileIds = (change: (before: readonly string[]) => readonly string[]): void =>
    setPictures((before) => change(before === '' ? [] : before.split(' ')).join(' '))
  const [asked, setAsked] = useState<string | null>(null)
  const add = ({ text: more, fileIds: files = [] }: Added): void => {
    setText((before) => (before.trim() === '' ? more : `${before.trimEnd()}\n${more}`))
    setFileIds((before) => [...new Set([...before, ...files])].slice(0, maximumAttachments))
    field.current?.focus()
  }
  const addPictures = (taken: readonly Picture[]): void =>
    setFileIds((before) => [...before, ...taken.map(({ fileId }) => fileId)].slice(0, maximumAttachments))
  const { busy, send: upload } = useImageUpload('chat', addPictures)
  const room = maximumAttachments - fileIds.length
  const sendPictures = (files: readonly File[]): Promise<void> => upload(files.slice(0, room))
  useAdded(edited, add)
  useAdded(insert, add)
  const length = Array.from(text).length
  const tooLong = length > maximumCharacters
  const empty = text.trim() === '' && fileIds.length === 0
  // Wait for a running picture upload, because it belongs to this line.
  const waits = empty || tooLong || busy

  function send(sure: boolean): void {
    if (waits) return
    const found = warningsOf(text)
    if (!sure && leadsOutside(found)) {
      setAsked(found.find(({ kind }) => kind !== 'link')?.found ?? '')
      return
    }
    onSay(text.trim(), fileIds)
    setText('')
    setPictures('')
    setAsked(null)
    field.current?.focus()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While an input method composes, Enter selects a word.
    if (event.shiftKey || !sendsOnEnter(event.nativeEvent)) return
    event.preventDefault()
    send(false)
  }
  return (
    <>
      {asked === null ? null : (
        <div className="chat-warn" role="alert">
          <TriangleAlert className="ic" aria-hidden="true" />
          <p>
            <b>
              <Trans>“{asked}” looks like contact details.</Trans>
            </b>{' '}
            <Trans>Trade outside has no escrow, and staff cannot help there. It is counted, nothing is blocked.</Trans>
          </p>
          <span className="row">
            <Button size="s" variant="quiet" disabled={busy} onClick={() => send(true)}>
              <Trans>Send anyway</Trans>
            </Button>
            <Button
              size="s"
              onClick={() => {
                setAsked(null)
                field.current?.focus()
              }}
            >
              <Trans>Change it</Trans>
            </Button>
          </span>
        </div>
      )}
      {room > 0 ? <SharedPicture className="chat-warn" busy={busy} take={sendPictures} /> : null}
      {fileIds.length === 0 ? null : (
        <ul className="chat-pictures">
          {fileIds.map((id, index) => (
            <li key={id}>
              <img src={`/files/${id}`} alt={t`Picture ${index + 1}`} />
              <IconButton
                label={t`Take picture ${index + 1} away`}
                onClick={() => setFileIds((before) => before.filter((one) => one !== id))}
              >
                <X className="ic s" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <TalkComposer
        label={t`Write a message`}
        onSubmit={(event) => {
          event.preventDefault()
          send(false)
        }}
      >
        {room > 0 ? <ImagePicker busy={busy} send={sendPictures} /> : null}
        <span className="inp chat-field">
          <textarea
            ref={field}
            rows={1}
            aria-label={t`Message`}
            aria-invalid={tooLong}
            placeholder={placeholder}
            value={text}
            aria-busy={busy}
            onKeyDown={press}
            onPaste={(event) => {
              const { files, types } = event.clipboardData
              // Text copied from an office program also contains a picture of itself: ignore it.
              const images = types.includes('text/plain')
                ? []
                : [...files].filter(({ type }) => type.startsWith('image/'))
              if (images.length === 0) return
              event.preventDefault()
              if (room > 0 && !busy) void sendPictures(images)
            }}
            onChange={(event) => {
              setText(event.target.value)
              setAsked(null)
            }}
          />
          {length < TALLY_FROM ? null : (
            <span className={tooLong ? 'tally over' : 'tally'}>
              {length} / {maximumCharacters}
            </span>
          )}
        </span>
        <Button type="submit" variant="ink" disabled={waits}>
          <Trans>Send</Trans>
        </Button>
      </TalkComposer>
    </>
  )
}
