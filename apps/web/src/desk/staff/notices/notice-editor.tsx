import { rules, type NoticeCategory } from '@jindu/domain/rules'
import { NOTICE_CATEGORY_WORDS } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { hasRefusedControl } from '@jindu/ui/primitives/refused-control'
import { Select } from '@jindu/ui/primitives/select'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import { MomentField } from '../../../shared/days/moment-field.tsx'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import type { ApiInputs, ApiOutputs } from '../../../shared/trpc/types.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { EMPTY_DOCUMENT, RichField, type RichDocument } from '../../../shared/rich-text/index.ts'

type Edited = ApiOutputs['notices']['edited']
type Draft = Omit<ApiInputs['notices']['publish'], 'idempotencyKey'>
type Text = { readonly title: string; readonly summary: string; readonly contents: RichDocument | null }
type TextErrors = FieldErrors<'title' | 'summary' | 'contents'>

const LANGUAGES = ['zh', 'en'] as const
const CATEGORIES: readonly NoticeCategory[] = Object.values(rules.talk.noticeCategories)
const PINNED_DAYS = [1, 3, 7, 30] as const
const DAY_S = 86_400
const { maximumSummaryCharacters, maximumContentsCharacters, maximumTitleCharacters } = rules.talk.notice

const sourceOf = (contents: RichDocument | null, html: string) =>
  contents === null && html !== ''
    ? ({ format: 'html', html } as const)
    : ({ format: 'prosemirror', doc: contents ?? EMPTY_DOCUMENT } as const)

const isLater = (at: number | null): boolean => at !== null && at > serverNow()

/** Form of a notice in both languages. An error never clears what was typed. */
export function NoticeEditor({ notice }: { readonly notice: Edited | null }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const formFailures = useFormFailures()
  const { key, next } = useIdempotencyKey()
  const first = (language: 'en' | 'zh'): Text => ({
    title: notice?.[language].title ?? '',
    summary: notice?.[language].summary ?? '',
    contents: null,
  })
  const [texts, setTexts] = useState({ en: first('en'), zh: first('zh') })
  const [category, setCategory] = useState(CATEGORIES.find((each) => each === notice?.category) ?? 9001)
  const [publishedAt, setPublishedAt] = useState(notice?.state === 'planned' ? notice.publishedAt : null)
  const [pinned, setPinned] = useState(notice?.pinnedUntil === null || notice === null ? '' : 'kept')
  const [commentsOpen, setCommentsOpen] = useState(notice?.commentsOpen ?? true)
  const [wrong, setWrong] = useState<Partial<Record<'en' | 'zh', TextErrors>>>({})
  const sending = useRef(false)
  const save = useStaffVerb(
    (client, draft: Draft) =>
      notice === null
        ? client.notices.publish.mutate({ ...draft, idempotencyKey: key })
        : client.notices.edit.mutate({ ...draft, id: notice.id, version: notice.version }),
    {
      quiet: true,
      success: notice === null ? 'SUBMITTED' : 'CHANGED',
      done: async () => {
        next()
        await navigate({ to: '/staff/notices', search: isLater(publishedAt) ? { state: 'planned' } : {} })
      },
    },
  )
  const written = LANGUAGES.some((language) => {
    const { title, summary, contents } = texts[language]
    return title !== first(language).title || summary !== first(language).summary || contents !== null
  })
  const refusal = useFailureText(save.error)
  const touched = (): void => {
    setWrong({})
    if (save.isError) {
      save.reset()
      next()
    }
  }
  const change = (language: 'en' | 'zh', part: Partial<Text>): void => {
    setTexts((before) => ({ ...before, [language]: { ...before[language], ...part } }))
    touched()
  }
  const submit = async (): Promise<void> => {
    const { noticeTextInput } = await import('@jindu/domain/input')
    const textOf = (language: 'en' | 'zh') => ({
      title: texts[language].title,
      summary: texts[language].summary,
      contents: sourceOf(texts[language].contents, notice?.[language].html ?? ''),
    })
    const [en, zh] = [textOf('en'), textOf('zh')]
    const found = { en: checkFields(noticeTextInput, en, locale), zh: checkFields(noticeTextInput, zh, locale) }
    setWrong(found)
    const failures = [...Object.values(found.zh), ...Object.values(found.en)]
    if (failures.length > 0) {
      formFailures(failures)
      return
    }
    const out = publishedAt ?? serverNow()
    const until = pinned === '' ? null : out + Number(pinned) * DAY_S
    save.mutate({
      category,
      en,
      zh,
      ...(publishedAt === null ? {} : { publishedAt }),
      pinnedUntil: pinned === 'kept' ? (notice?.pinnedUntil ?? null) : until,
      commentsOpen,
    })
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // Guard against double submit: the rules load before the call is pending, so a second click would send a second
    // call.
    if (sending.current || save.isPending || hasRefusedControl(event.currentTarget)) return
    sending.current = true
    void submit().finally(() => {
      sending.current = false
    })
  }
  const names = { en: t`English`, zh: t`Chinese` }
  return (
    <form noValidate className="notice-editor" onSubmit={send}>
      <LeaveGuard when={written && !save.isPending} />
      {LANGUAGES.map((language) => (
        <Sheet key={language}>
          <SheetHead title={names[language]} />
          <fieldset className="notice-language" aria-label={names[language]}>
            <Field
              label={t`Title`}
              error={wrong[language]?.title}
              aside={t`up to ${maximumTitleCharacters} characters`}
            >
              <Input
                value={texts[language].title}
                maxLength={200}
                onChange={(event) => change(language, { title: event.target.value })}
              />
            </Field>
            <Field
              label={t`In one sentence`}
              error={wrong[language]?.summary}
              aside={t`up to ${maximumSummaryCharacters} characters`}
            >
              <Input
                value={texts[language].summary}
                maxLength={400}
                onChange={(event) => change(language, { summary: event.target.value })}
              />
            </Field>
            <RichField
              label={t`Text`}
              aside={t`as readers see it`}
              error={wrong[language]?.contents}
              initial={notice?.[language].html ?? EMPTY_DOCUMENT}
              uploadKind="forum"
              limit={maximumContentsCharacters}
              onChange={(contents) => change(language, { contents })}
            />
          </fieldset>
        </Sheet>
      ))}
      <Sheet className="notice-terms">
        <Field label={t`Category`}>
          <Select
            value={String(category)}
            onChange={(event) =>
              setCategory(CATEGORIES.find((each) => String(each) === event.target.value) ?? category)
            }
          >
            {CATEGORIES.map((each) => (
              <option key={each} value={each}>
                {NOTICE_CATEGORY_WORDS[each][locale]}
              </option>
            ))}
          </Select>
        </Field>
        {notice === null || notice.state === 'planned' ? (
          <PublishTime at={publishedAt} onChange={setPublishedAt} />
        ) : null}
        <Field label={t`Stands first`}>
          <Select value={pinned} onChange={(event) => setPinned(event.target.value)}>
            <option value="">{t`no`}</option>
            {notice === null || notice.pinnedUntil === null ? null : (
              <option value="kept">{t`as long as before`}</option>
            )}
            {PINNED_DAYS.map((days) => (
              <option key={days} value={days}>
                {t`for ${days} days`}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox checked={commentsOpen} onChange={(event) => setCommentsOpen(event.target.checked)}>
          <Trans>Readers may comment</Trans>
        </Checkbox>
        {refusal === '' ? null : (
          <Note tone="negative" role="alert">
            {refusal}
          </Note>
        )}
        <Button type="submit" variant="ink" loading={save.isPending}>
          {notice === null ? isLater(publishedAt) ? <Trans>Plan</Trans> : <Trans>Publish</Trans> : <Trans>Save</Trans>}
        </Button>
      </Sheet>
    </form>
  )
}

interface PublishTimeProps {
  /** Unix seconds; null for now. */
  readonly at: number | null
  readonly onChange: (at: number | null) => void
}

/** Publication time: now, or a later time in the author's time zone. */
function PublishTime({ at, onChange }: PublishTimeProps): ReactNode {
  const { t } = useLingui()
  const { timeZone } = useDateOptions(3600)
  const text =
    at === null
      ? ''
      : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
          .format(at * 1000)
          .replace(' ', 'T')
  return (
    <MomentField
      label={t`Published`}
      hint={
        at === null
          ? t`at once`
          : isLater(at)
            ? t`nobody reads it before`
            : t`a time that is past: out at once, dated so`
      }
      value={text}
      onChange={(moment) => {
        const typed = new Date(moment).getTime()
        onChange(Number.isNaN(typed) ? null : Math.floor(typed / 1000))
      }}
    />
  )
}
