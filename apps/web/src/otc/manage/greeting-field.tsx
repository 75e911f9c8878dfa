import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'

interface GreetingFieldProps {
  readonly greeting: string
  readonly onChange: (greeting: string) => void
  readonly error: string
}

/** The first message of an offer, with how takers read it. */
export function GreetingField({ greeting, onChange, error }: GreetingFieldProps): ReactNode {
  const { t } = useLingui()
  const shown = greeting.trim()
  return (
    <Field
      label={t`First message`}
      aside={`${Array.from(greeting).length}/${rules.otc.maximumRemarkCharacters}`}
      error={error}
      hint={
        shown === '' ? (
          <Trans>Optional. Whoever takes the offer gets it in the order’s chat, in your name.</Trans>
        ) : (
          <>
            <Trans>The first line of every order’s chat:</Trans>
            <span className="otc-greeting">
              <UserText>{shown}</UserText>
            </span>
          </>
        )
      }
      className="otc-wide"
    >
      <Textarea
        name="greeting"
        rows={2}
        maxLength={rules.otc.maximumRemarkCharacters}
        value={greeting}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
