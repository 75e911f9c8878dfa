import { saidCharacters } from '@jindu/domain/text'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { useLocale } from '../../../shared/preferences.ts'

const { minimumCharacters, maximumCharacters } = rules.staff.reason

interface WrittenReason {
  readonly text: string
  /** Whether a submit failed because the reason is too short or too long. */
  readonly refused: boolean
  readonly write: (text: string) => void
  /** Returns the reason to send. If its length is invalid, returns null and shows the error. */
  readonly take: () => string | null
}

/** The reason of a staff action. @param about unique key for its draft */
export function useReason(about: string): WrittenReason {
  const [text, write] = useWritten(`reason:${about}`)
  const [tried, setTried] = useState(false)
  const { length } = Array.from(text.trim())
  const fits = saidCharacters(text.trim()) >= minimumCharacters && length <= maximumCharacters
  return {
    text,
    refused: tried && !fits,
    write,
    take: () => {
      setTried(true)
      return fits ? text.trim() : null
    },
  }
}

/** Input of a staff action's reason. */
export function ReasonField({ of: { text, refused, write } }: { readonly of: WrittenReason }): ReactNode {
  const locale = useLocale()
  return (
    <Field label={<Trans>Reason</Trans>} error={refused ? errorMessage('STAFF_REASON_LENGTH', locale) : undefined}>
      <Textarea rows={3} limit={maximumCharacters} value={text} onChange={(event) => write(event.target.value)} />
    </Field>
  )
}
