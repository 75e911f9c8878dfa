import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { DisputeSubject } from '../dispute-subject.ts'
import { PicturePicker } from './picture-picker.tsx'
import { useStatement } from './use-statement.ts'

const { maximumCharacters, maximumFiles } = rules.dispute.statement

/**
 * Form of the reader's statement with text and pictures. The draft is kept until it is accepted, through a reload too.
 */
export function StatementForm({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const { text, setText, files, changePictures, fits, limits, clear } = useStatement(subject)
  const [tried, setTried] = useState(false)
  const invalid = errorMessage('DISPUTE_STATEMENT_INVALID', locale, limits)
  const verb = useVerb(
    (client, statement: { text: string; files: string[] }) =>
      subject.calls(client).stateCase.mutate({ id: subject.id, ...statement }),
    {
      quiet: true,
      success: 'SUBMITTED',
      says: t`Sent to both sides`,
      done: () => {
        clear()
        setTried(false)
      },
    },
  )
  const refusal = useFailureText(verb.error)
  const send = (): void => {
    setTried(true)
    if (fits) verb.mutate({ text, files: [...files] })
    else failures([invalid])
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      aria-label={t`State your case`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!verb.isPending) send()
      }}
    >
      <Field
        label={<Trans>State your case</Trans>}
        aside={t`${plural(subject.dispute.statementsLeft, { one: '# statement left', other: '# statements left' })}`}
        error={tried && !fits ? invalid : refusal === '' ? undefined : refusal}
        hint={<Trans>The other side and the arbiter read it. It cannot be changed afterwards.</Trans>}
      >
        <Textarea rows={4} limit={maximumCharacters} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PicturePicker kind="dispute" files={files} maximum={maximumFiles} onChange={changePictures}>
        <Button type="submit" variant="ink" loading={verb.isPending}>
          <Trans>Send to both</Trans>
        </Button>
      </PicturePicker>
    </form>
  )
}
