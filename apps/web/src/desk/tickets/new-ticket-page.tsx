import { rules } from '@jindu/domain/rules'
import { asksPublishRight } from '@jindu/domain/desk/tickets'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Input } from '@jindu/ui/primitives/input'
import { Select } from '@jindu/ui/primitives/select'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import type { ApiInputs } from '../../shared/trpc/types.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { plainDocument } from '../../trust/comments/index.ts'
import { ImageUpload, type Picture } from '../../shared/rich-text/index.ts'
import { RightPrompt } from '../../accounts/rights/index.ts'
import { FirstAnswer } from './first-answer.tsx'
import { TicketThing } from './ticket-thing.tsx'

const frame = getRouteApi('/personal')
const route = getRouteApi('/personal/feedback/feedback_publish')

type About = NonNullable<ApiInputs['tickets']['create']['about']>
type Draft = Omit<ApiInputs['tickets']['create'], 'clientKey'>
type Field = 'title' | 'contents' | 'about'

const KINDS = ['', 'goodsOrder', 'otcOrder', 'withdrawal', 'appeal'] as const
const { minimumTitleCharacters, maximumTitleCharacters, maximumContentsCharacters } = rules.talk.feedback
/** Show the character counter only near the maximum. */
const TALLY_FROM = 2_500

const aboutOf = (kind: (typeof KINDS)[number], id: string): About | undefined => {
  if (kind === '') return undefined
  return kind === 'appeal' ? { kind } : { kind, id: /^\d{1,15}$/.test(id.trim()) ? Number(id) : 0 }
}

/** Form of a new ticket. An error never clears what was typed. */
export function NewTicketPage(): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { session } = frame.useRouteContext()
  const named = route.useSearch()
  const navigate = route.useNavigate()
  const formFailures = useFormFailures()
  const { key, next } = useIdempotencyKey()
  const [title, setTitle] = useWritten('ticket:title')
  const [text, setText] = useWritten('ticket:text')
  const [kind, setKind] = useState<(typeof KINDS)[number]>(named.about ?? '')
  const [id, setId] = useState(named.id === undefined ? '' : String(named.id))
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [wrong, setWrong] = useState<FieldErrors<Field>>({})
  const create = useVerb((client, draft: Draft) => client.tickets.create.mutate({ ...draft, clientKey: key }), {
    quiet: true,
    success: 'SUBMITTED',
    done: async (made) => {
      next()
      setTitle('')
      setText('')
      await navigate({ to: '/personal/feedback/feedback_details', search: { id: made.id } })
    },
  })
  const refusal = useFailureText(create.error)
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      setWrong({})
      // Another text is another ticket: use a new idempotency key.
      if (create.isError) {
        create.reset()
        next()
      }
    }
  const submit = async (): Promise<void> => {
    const about = aboutOf(kind, id)
    const draft = {
      title,
      contents: plainDocument(text),
      attachments: pictures.map(({ fileId }) => fileId),
      ...(about === undefined ? {} : { about }),
    }
    const { feedbackInput } = await import('@jindu/domain/input')
    const found = checkFields(feedbackInput, { about, ...draft }, locale)
    setWrong(found)
    const failures = Object.values(found)
    if (failures.length > 0) formFailures(failures)
    else create.mutate(draft)
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!create.isPending) void submit()
  }
  return (
    <>
      <PageTitle>
        <Trans>New ticket</Trans>
      </PageTitle>
      {asksPublishRight(aboutOf(kind, id)?.kind ?? null) ? (
        <RightPrompt right="publish" session={session}>
          <Trans>
            A ticket about an order, a withdrawal or what staff did to your account needs no right: say below what it is
            about.
          </Trans>
        </RightPrompt>
      ) : null}
      <Sheet className="ticket-form">
        <form noValidate onSubmit={send}>
          <Field
            label={t`Title`}
            error={wrong.title}
            hint={t`${minimumTitleCharacters} to ${maximumTitleCharacters} characters`}
          >
            <Input value={title} maxLength={200} onChange={(event) => change(setTitle)(event.target.value)} />
          </Field>
          <div className="ticket-about">
            <Field label={t`What is it about`}>
              <Select
                value={kind}
                onChange={(event) => {
                  change(setKind)(KINDS.find((each) => each === event.target.value) ?? '')
                  setId('')
                }}
              >
                <option value="">{t`Something else`}</option>
                <option value="goodsOrder">{t`An order`}</option>
                <option value="otcOrder">{t`A fiat order`}</option>
                <option value="withdrawal">{t`A withdrawal`}</option>
                <option value="appeal">{t`What staff did to my account`}</option>
              </Select>
            </Field>
            {kind === '' || kind === 'appeal' ? null : (
              <TicketThing key={kind} kind={kind} id={id} error={wrong.about} onChange={change(setId)} />
            )}
          </div>
          <Field label={t`In your words`} error={wrong.contents ?? (refusal === '' ? undefined : refusal)}>
            <Textarea
              value={text}
              rows={9}
              placeholder={t`What did you do, what did you expect, what did you see?`}
              {...(text.length >= TALLY_FROM ? { limit: maximumContentsCharacters } : {})}
              onChange={(event) => change(setText)(event.target.value)}
            />
          </Field>
          {pictures.length === 0 ? null : (
            <ul className="comment-pictures">
              {pictures.map(({ fileId, name }) => (
                <li key={fileId} className="relative">
                  <img src={`/files/${fileId}`} alt={name} />
                  <IconButton
                    label={t`Take ${name} out`}
                    onClick={() => setPictures((before) => before.filter((each) => each.fileId !== fileId))}
                  >
                    <X className="ic s" aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <div className="comment-foot">
            <ImageUpload
              kind="chat"
              onUploaded={(taken) =>
                setPictures((before) => [...before, ...taken].slice(0, rules.files.maximumAttachments))
              }
            />
            <p className="grow px-2 text-13 text-ink-3">
              <Trans>Only you and staff read this. Never write your passwords.</Trans> <FirstAnswer />
            </p>
            <Button type="submit" variant="ink" loading={create.isPending}>
              <Trans>Send</Trans>
            </Button>
          </div>
        </form>
      </Sheet>
    </>
  )
}
