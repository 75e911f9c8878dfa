import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import type { Discount } from './use-discount.ts'

/** A discount code: typed, used, taken back. Why one does not count stands under it. */
export function DiscountField({ of: { code, used, error, isPending, set } }: { readonly of: Discount }): ReactNode {
  const [typed, setTyped] = useState(code ?? '')
  const refusal = useFailureText(error)
  const use = (): void => set(typed.trim() === '' ? undefined : typed.trim().toUpperCase())
  return (
    <Field label={<Trans>Discount code</Trans>} error={refusal === '' ? undefined : refusal}>
      <Input
        name="discount-code"
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={used !== null}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would pay.
          event.preventDefault()
          use()
        }}
        suffix={
          used === null ? (
            <Button size="s" variant="quiet" loading={isPending} onClick={use}>
              <Trans>Use</Trans>
            </Button>
          ) : (
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                setTyped('')
                set(undefined)
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )
        }
      />
    </Field>
  )
}
