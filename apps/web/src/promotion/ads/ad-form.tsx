import { countCharacters } from '@jindu/domain/text'
import { adForm } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useBlocker, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { PicturesField } from '../../goods/goods/index.ts'
import { RichField } from '../../shared/rich-text/index.ts'
import { useAdDraft, type AdDraft } from './use-ad-draft.ts'
import { LeaveDialog } from '../../shared/forms/leave-dialog.tsx'

interface AdFormProps {
  /** Null for a new one. */
  readonly ad: ApiOutputs['ads']['ownInfo'] | null
}

const { title: titleRule, contents: contentsRule } = rules.ads

/** Title, text and pictures of an ad. */
export function AdForm({ ad }: AdFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const navigate = useNavigate()
  const attempt = useIdempotencyKey()
  const { draft, start, touched, change: write, forget } = useAdDraft(ad)
  const { title, document, pictures } = draft
  const [errors, setErrors] = useState<FieldErrors<'title' | 'contents'>>({})
  // Unedited HTML of an old client is sent back unchanged.
  const untouched = ad !== null && ad.contents.format === 'html' && document.content.length === 0
  const contents = untouched ? ad.contents : { format: 'prosemirror' as const, doc: document }
  const save = useVerb(
    (client) => {
      const text = { title: title.trim(), contents, attach: [...pictures] }
      return ad === null
        ? client.ads.create.mutate({ ...text, idempotencyKey: attempt.key })
        : client.ads.update.mutate({ ...text, id: ad.id })
    },
    {
      quiet: true,
      success: ad === null ? 'PUBLISHED' : 'CHANGED',
      ...(ad === null ? { says: t`Now buy a place for it` } : {}),
      done: () => {
        forget()
        return navigate({ to: '/personal/myAD' })
      },
    },
  )
  const blocker = useBlocker({
    shouldBlockFn: () => touched && !save.isPending && !save.isSuccess,
    enableBeforeUnload: touched && !save.isPending && !save.isSuccess,
    withResolver: true,
  })
  const change = (part: Partial<AdDraft>): void => {
    write(part)
    attempt.next()
    setErrors(({ title: ofTitle, contents: ofContents }) => ({
      ...(part.title === undefined && ofTitle !== undefined ? { title: ofTitle } : {}),
      ...(part.document === undefined && ofContents !== undefined ? { contents: ofContents } : {}),
    }))
  }
  const submit = (): void => {
    const found = checkFields(adForm, { title: title.trim(), contents }, locale)
    setErrors(found)
    const messages = Object.values(found)
    if (messages.length > 0) failures(messages)
    else save.mutate(undefined)
  }
  return (
    <form
      noValidate
      className="sheet"
      aria-label={t`Ad`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SheetBody className="flex flex-col gap-6">
        <Field
          label={<Trans>Title</Trans>}
          aside={`${countCharacters(title.trim())} / ${titleRule.maximumCharacters}`}
          error={errors.title}
          hint={
            <Trans>
              {titleRule.minimumCharacters} to {titleRule.maximumCharacters} letters, digits, Chinese characters or
              underscores, such as Spring_sale_on_fonts; not starting with a digit or underscore
            </Trans>
          }
        >
          <Input
            name="title"
            autoComplete="off"
            maxLength={200}
            value={title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <RichField
          label={t`Content`}
          aside={t`up to ${contentsRule.maximumVisibleCharacters} characters`}
          error={errors.contents}
          initial={untouched ? ad.contentsHtml : start.document}
          onChange={(next) => change({ document: next })}
          uploadKind="forum"
          limit={contentsRule.maximumVisibleCharacters}
        />
        <PicturesField fileIds={pictures} kind="forum" onChange={(next) => change({ pictures: next })} />
        <FailureNote error={save.error} />
      </SheetBody>
      <SheetBody className="flex items-center justify-between gap-3">
        <Link to="/personal/myAD" className="btn quiet -ml-2.5">
          <Trans>My ads</Trans>
        </Link>
        <Button variant="ink" type="submit" loading={save.isPending}>
          {ad === null ? <Trans>Create the ad</Trans> : <Trans>Save</Trans>}
        </Button>
      </SheetBody>
      <LeaveDialog blocker={blocker} onLeave={forget} />
    </form>
  )
}
