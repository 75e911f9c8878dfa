import { discountInput } from '@jindu/domain/input'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { DayField } from '../../shared/days/day-field.tsx'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { zoneHere } from '../../shared/format/zone-here.ts'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { NumberField } from '../../shared/forms/number-field.tsx'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { discountInputOf, NEW_DISCOUNT, type DiscountInputs, type DiscountValues } from './discount-values.ts'
import { GoodsChoice } from './goods-choice.tsx'

/** Keep more decimals than a price has: the price rule then refuses them with its own message. */
const AS_TYPED = 18

/** The form of a new discount code. */
export function CreateDiscount({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const form = useId()
  const [typed, setTyped] = useState(NEW_DISCOUNT)
  const [errors, setErrors] = useState<FieldErrors<keyof DiscountInputs>>({})
  const create = useVerb((client, wanted: DiscountInputs) => client.discounts.create.mutate(wanted), {
    quiet: true,
    says: t`Code created`,
    done: onClose,
  })
  const refused = useFailureText(create.error)
  const set = (change: Partial<DiscountValues>): void => {
    setTyped({ ...typed, ...change })
    setErrors({})
    create.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wanted = discountInputOf(typed, zoneHere())
    const problems = checkFields(discountInput, wanted, locale)
    setErrors(problems)
    const messages = Object.values(problems)
    if (messages.length === 0) create.mutate(wanted)
    else failures(messages)
  }
  const isPercent = typed.kind === 'percent'
  return (
    <Dialog
      open
      size="wide"
      dismissible={!create.isPending}
      title={<Trans>New discount code</Trans>}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" type="submit" form={form} loading={create.isPending}>
            <Trans>Create code</Trans>
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={<Trans context="discount">Code</Trans>}
          error={errors.code ?? (refused === '' ? undefined : refused)}
          hint={<Trans>What buyers type, such as SPRING-20. Case does not count.</Trans>}
        >
          <Input
            name="code"
            value={typed.code}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => set({ code: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
          <Field label={<Trans>Discount</Trans>} kind="group">
            <Segmented
              value={typed.kind}
              onValueChange={(kind) => set({ kind, value: '' })}
              options={[
                { value: 'percent', label: t`Percent` },
                { value: 'amount', label: t`Amount` },
              ]}
            />
          </Field>
          <NumberField
            label={isPercent ? t`Percent off` : t`Dollars off`}
            error={errors.off}
            decimals={isPercent ? 0 : AS_TYPED}
            value={typed.value}
            onValue={(value) => set({ value })}
            input={{ name: 'value', align: 'end', maxLength: 20, suffix: isPercent ? '%' : 'USD' }}
          />
        </div>
        <GoodsChoice chosen={typed.goodsIds} error={errors.goodsIds} onChange={(goodsIds) => set({ goodsIds })} />
        <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
          <NumberField
            label={<Trans>Maximum uses</Trans>}
            error={errors.maximumUses}
            hint={<Trans>Leave empty for no limit. A refund returns the use.</Trans>}
            decimals={0}
            value={typed.maximumUses}
            onValue={(maximumUses) => set({ maximumUses })}
            input={{ name: 'uses', align: 'end', maxLength: 20 }}
          />
          <NumberField
            label={<Trans>Minimum order</Trans>}
            error={errors.minimum}
            hint={<Trans>Leave empty for no minimum.</Trans>}
            decimals={AS_TYPED}
            value={typed.minimum}
            onValue={(minimum) => set({ minimum })}
            input={{ name: 'minimum', align: 'end', maxLength: 20, suffix: 'USD' }}
          />
          <Field label={<Trans>First day</Trans>} error={errors.startsAt}>
            <DayField value={typed.firstDay} onChange={(firstDay) => set({ firstDay })} />
          </Field>
          <Field label={<Trans>Last day</Trans>} error={errors.endsAt}>
            <DayField value={typed.lastDay} onChange={(lastDay) => set({ lastDay })} />
          </Field>
        </div>
        <div className="grid gap-2">
          <Checkbox checked={typed.onceEach} onChange={(event) => set({ onceEach: event.target.checked })}>
            <Trans>Each buyer may use it once</Trans>
          </Checkbox>
          <Checkbox checked={typed.firstOnly} onChange={(event) => set({ firstOnly: event.target.checked })}>
            <Trans>Only for a first purchase from you</Trans>
          </Checkbox>
        </div>
      </form>
    </Dialog>
  )
}
