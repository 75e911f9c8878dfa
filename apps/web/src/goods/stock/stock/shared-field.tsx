import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface SharedFieldProps {
  readonly text: string
  readonly error?: string | undefined
  readonly onChange: (text: string) => void
}

/** The secret that every buyer opens. */
export function SharedField({ text, error, onChange }: SharedFieldProps): ReactNode {
  return (
    <Field
      label={<Trans>The secret</Trans>}
      hint={<Trans>Sealed before it is stored. Each buyer reads it as it was when they paid.</Trans>}
      error={error}
    >
      <Textarea
        className="delivery-paste"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        limit={rules.goods.stock.maximumSecretCharacters}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
