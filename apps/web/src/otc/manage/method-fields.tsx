import { PAYMENT_METHODS, type PaymentMethod } from '@jindu/domain/otc/offers'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMethodWords } from '../payees/index.ts'

interface MethodFieldsProps {
  readonly methods: readonly PaymentMethod[]
  readonly onChange: (methods: readonly PaymentMethod[]) => void
  readonly error: string
  readonly className?: string | undefined
}

/** By which ways an offer's fiat may be paid. */
export function MethodFields({ methods, onChange, error, className }: MethodFieldsProps): ReactNode {
  const { t } = useLingui()
  const words = useMethodWords()
  return (
    <Field label={t`Payment`} kind="group" error={error} {...(className === undefined ? {} : { className })}>
      <div className="otc-method-choice">
        {PAYMENT_METHODS.map((method) => (
          <Checkbox
            key={method}
            checked={methods.includes(method)}
            aria-invalid={error !== '' || undefined}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...methods, method] : methods.filter((one) => one !== method))
            }
          >
            {words[method]}
          </Checkbox>
        ))}
      </div>
    </Field>
  )
}
