import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { EMPTY_DOCUMENT, ImageUpload, RichField, type RichDocument } from '../../shared/rich-text/index.ts'
import type { CommentPlace } from './comment-reads.ts'
import { plainDocument } from './plain-document.ts'
import { useCommentDraft } from './use-comment-draft.ts'

interface Contents {
  readonly format: 'prosemirror'
  readonly doc: RichDocument
}

interface CommentFormProps {
  readonly place: CommentPlace
  /** Answers this comment. */
  readonly toId?: number
  readonly onDone: () => void
  /** Closes the form of an unfinished answer. */
  readonly onCancel?: () => void
}

/** Show the character counter only near the maximum. */
const TALLY_FROM = 2_500
const { maximumCharacters } = rules.talk.comment

/** Form of a public comment. An error never clears what was typed. */
export function CommentForm({ place, toId, onDone, onCancel }: CommentFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const formFailures = useFormFailures()
  // Comments on ads are rich text (marketplace.md §2 "Ads").
  const isRich = place.kind === 'ad'
  const { text, setText, doc, setDoc, pictures, setPictures, forget } = useCommentDraft(place, toId)
  // The editor reads its document only once.
  const [start, setStart] = useState({ doc, nth: 0 })
  const [wrong, setWrong] = useState('')
  const { key, next } = useIdempotencyKey()
  const write = useVerb(
    (client, { contents, attach }: { contents: Contents; attach: string[] }) =>
      client.comments.write.mutate({
        ...place,
        contents,
        attach,
        idempotencyKey: key,
        ...(toId === undefined ? {} : { toId }),
      }),
    {
      quiet: true,
      success: 'COMMENTED',
      done: () => {
        forget()
        setStart(({ nth }) => ({ doc: EMPTY_DOCUMENT, nth: nth + 1 }))
        next()
        onDone()
      },
    },
  )
  const refusal = useFailureText(write.error)
  const changed = (): void => {
    setWrong('')
    // Another text is another comment: use a new idempotency key and clear the error.
    if (write.isError) {
      write.reset()
      next()
    }
  }
  const submit = async (): Promise<void> => {
    // The validation loads with the first comment, not with the page.
    const [{ commentProblem }, { errorMessage }, { visibleTextOf }] = await Promise.all([
      import('@jindu/domain/trust/comments'),
      import('@jindu/domain/words'),
      import('@jindu/domain/input'),
    ])
    const contents: Contents = isRich ? { format: 'prosemirror', doc } : plainDocument(text)
    const problem = commentProblem(place.kind, visibleTextOf(contents), pictures.length)
    if (problem === null) {
      write.mutate({ contents, attach: pictures.map(({ fileId }) => fileId) })
      return
    }
    const found = errorMessage(problem, locale)
    setWrong(found)
    formFailures([found])
  }
  const label = toId === undefined ? t`Your comment` : t`Your answer`
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!write.isPending) void submit()
  }
  return (
    <form noValidate className="comment-form" onSubmit={send}>
      {isRich ? (
        <RichField
          key={start.nth}
          label={label}
          aside={t`up to ${maximumCharacters} characters`}
          error={wrong || refusal || undefined}
          initial={start.doc}
          uploadKind="comment"
          limit={maximumCharacters}
          onChange={(typed) => {
            setDoc(typed)
            changed()
          }}
        />
      ) : (
        <Field label={label} error={wrong || refusal || undefined}>
          <Textarea
            value={text}
            rows={toId === undefined ? 2 : 3}
            placeholder={toId === undefined ? t`Say or ask something that anybody may read` : ''}
            {...(text.length >= TALLY_FROM ? { limit: maximumCharacters } : {})}
            onChange={(event) => {
              setText(event.target.value)
              changed()
            }}
          />
        </Field>
      )}
      {pictures.length === 0 ? null : (
        <ul className="comment-pictures">
          {pictures.map(({ fileId, name }) => (
            <li key={fileId} className="relative">
              <img src={`/files/${fileId}`} alt={name} />
              <button
                type="button"
                className="iconbtn absolute top-0 right-0 bg-sheet"
                aria-label={t`Take ${name} out`}
                onClick={() => setPictures((before) => before.filter((each) => each.fileId !== fileId))}
              >
                <X className="ic s" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="comment-foot">
        {isRich ? null : (
          <ImageUpload
            kind="comment"
            onUploaded={(taken) =>
              setPictures((before) => [...before, ...taken].slice(0, rules.files.maximumAttachments))
            }
          />
        )}
        <span className="comment-hint">
          <Trans>Visitors read it too</Trans>
        </span>
        {onCancel === undefined ? null : (
          <Button variant="quiet" disabled={write.isPending} onClick={onCancel}>
            <Trans>Not now</Trans>
          </Button>
        )}
        <Button type="submit" variant="ink" loading={write.isPending}>
          <Trans>Publish</Trans>
        </Button>
      </div>
    </form>
  )
}
