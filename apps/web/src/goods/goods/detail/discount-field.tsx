import { foldDiscountCode } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import type { Discount } from './use-discount.ts'

/** Input of a discount code with Use and Remove; a refusal is the field's error. */
export function DiscountField({ of }: { readonly of: Discount }): ReactNode {
  const { code, used, blocks, error, typed, type, set } = of
  const refusal = useFailureText(error)
  const use = (): void => {
    const wanted = foldDiscountCode(typed)
    set(wanted === '' ? undefined : wanted)
  }
  return (
    <Field label={<Trans>Discount code</Trans>} error={refusal === '' ? undefined : refusal}>
      <Input
        name="discount-code"
        value={typed}
        maxLength={rules.goods.discount.maximumCharacters}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={used !== null && blocks === null}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would submit the form and pay.
          event.preventDefault()
          use()
        }}
        suffix={
          code === undefined || blocks === 'typed' ? (
            <Button size="s" variant="quiet" onClick={use}>
              <Trans>Use</Trans>
            </Button>
          ) : (
            <Button size="s" variant="quiet" loading={blocks === 'pending'} onClick={() => set(undefined)}>
              <Trans>Remove</Trans>
            </Button>
          )
        }
      />
    </Field>
  )
}
