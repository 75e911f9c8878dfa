import { pricingInput } from '@jindu/domain/input'
import { moneyFromWire } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { DayField } from '../../../shared/days/day-field.tsx'
import { zoneHere } from '../../../shared/format/zone-here.ts'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { serverNow } from '../../../shared/time/server-clock.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { EditForm } from './edit-form.tsx'
import { pricingInputOf, pricingValuesOf, type PricingValues, type StepValues } from './pricing-values.ts'

type Errors = FieldErrors<'steps' | 'sale'>

/** Fixed prices with steps by quantity and a sale, or a price that buyers name. */
export function EditPricing({ goods }: { readonly goods: ApiOutputs['goods']['pricing']['get'] }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const failures = useFormFailures()
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [typed, setTyped] = useState(() => pricingValuesOf(goods.pricing, zoneHere(), serverNow()))
  const wanted = () => pricingInputOf(typed, goods.pricing, zoneHere())
  const save = useVerb((client) => client.goods.pricing.set.mutate({ id: goods.id, pricing: wanted() }), {
    quiet: true,
    success: 'CHANGED',
    says: t`Buyers see the new prices from now on`,
    changes: [q.goods.detail.queryOptions({ id: goods.id }).queryKey.slice(0, 1)],
    done: () => setTouched(false),
  })
  const set = (change: Partial<PricingValues>): void => {
    setTyped((now) => ({ ...now, ...change }))
    setTouched(true)
    setErrors({})
    save.reset()
  }
  const submit = (): void => {
    const problems: Errors = checkFields(pricingInput, { steps: [], sale: null, ...wanted() }, locale)
    setErrors(problems)
    const messages = Object.values(problems)
    if (messages.length > 0) failures(messages)
    else save.mutate(undefined)
  }
  const price = <UsdText cents={moneyFromWire(goods.price).units} strong />
  return (
    <EditForm label={t`Prices`} touched={touched} pending={save.isPending} error={save.error} onSubmit={submit}>
      <Field
        label={<Trans>Who sets the price</Trans>}
        kind="group"
        hint={
          typed.kind === 'named' ? (
            <Trans>Buyers pay what they like, at least {price} for a piece: the price in the information.</Trans>
          ) : (
            <Trans>
              One piece costs {price}: the price in the information. Of several lower prices the lowest counts.
            </Trans>
          )
        }
      >
        <Segmented
          value={typed.kind}
          onValueChange={(kind) => set({ kind })}
          options={[
            { value: 'fixed', label: t`You` },
            { value: 'named', label: t`Each buyer` },
          ]}
        />
      </Field>
      {typed.kind === 'named' ? null : (
        <>
          <Steps steps={typed.steps} error={errors.steps} onChange={(steps) => set({ steps })} />
          <SaleFields typed={typed} error={errors.sale} onChange={set} />
        </>
      )}
    </EditForm>
  )
}

interface StepsProps {
  readonly steps: readonly StepValues[]
  readonly error: string | undefined
  readonly onChange: (steps: readonly StepValues[]) => void
}

function Steps({ steps, error, onChange }: StepsProps): ReactNode {
  const { t } = useLingui()
  const { maximumSteps } = rules.goods.price
  const change = (key: number, to: Partial<StepValues>): void =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...to } : step)))
  return (
    <Field
      label={<Trans>Price by quantity</Trans>}
      kind="group"
      aside={`${steps.length} / ${maximumSteps}`}
      error={error}
      hint={<Trans>Each step starts at more pieces and costs less for a piece than the one before.</Trans>}
    >
      <div className="grid justify-items-start gap-2">
        {steps.map((step, nth) => (
          <div
            key={step.key}
            className="grid grid-cols-[160px_180px_auto] items-center gap-2 phone:w-full phone:grid-cols-[1fr_1fr_auto]"
          >
            <NumberInput
              name={`from-${nth}`}
              decimals={0}
              align="end"
              maxLength={20}
              prefix={t({ message: 'from', context: 'pieces' })}
              aria-label={t`Pieces of step ${nth + 1}`}
              value={step.from}
              onValue={(from) => change(step.key, { from })}
            />
            <NumberInput
              name={`price-${nth}`}
              decimals={2}
              align="end"
              maxLength={40}
              prefix="$"
              aria-label={t`Price for a piece of step ${nth + 1}`}
              value={step.price}
              onValue={(price) => change(step.key, { price })}
            />
            <Button
              variant="quiet"
              aria-label={t`Remove step ${nth + 1}`}
              onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
            >
              <X className="ic" aria-hidden="true" />
            </Button>
          </div>
        ))}
        {steps.length >= maximumSteps ? null : (
          <Button
            variant="line"
            size="s"
            onClick={() =>
              onChange([...steps, { key: Math.max(0, ...steps.map(({ key }) => key)) + 1, from: '', price: '' }])
            }
          >
            <Plus className="ic s" aria-hidden="true" />
            <Trans>Add a step</Trans>
          </Button>
        )}
      </div>
    </Field>
  )
}

interface SaleFieldsProps {
  readonly typed: PricingValues
  readonly error: string | undefined
  readonly onChange: (change: Partial<PricingValues>) => void
}

function SaleFields({ typed: { sale, value, firstDay, lastDay }, error, onChange }: SaleFieldsProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <Field label={<Trans>Sale</Trans>} kind="group" error={error}>
        <Segmented
          value={sale}
          onValueChange={(next) => onChange({ sale: next, value: '' })}
          options={[
            { value: 'none', label: t`No sale` },
            { value: 'percent', label: t`Percent off` },
            { value: 'price', label: t`Sale price` },
          ]}
        />
      </Field>
      {sale === 'none' ? null : (
        <div className="grid grid-cols-3 items-start gap-4 phone:grid-cols-1">
          <Field label={sale === 'percent' ? t`Percent off` : t`Sale price`}>
            <NumberInput
              name="sale"
              decimals={sale === 'percent' ? 0 : 2}
              align="end"
              maxLength={40}
              suffix={sale === 'percent' ? '%' : 'USD'}
              value={value}
              onValue={(next) => onChange({ value: next })}
            />
          </Field>
          <Field label={<Trans>First day</Trans>} hint={<Trans>Leave empty to start now.</Trans>}>
            <DayField value={firstDay} onChange={(day) => onChange({ firstDay: day })} />
          </Field>
          <Field label={<Trans>Last day</Trans>} hint={<Trans>Shown to buyers.</Trans>}>
            <DayField value={lastDay} onChange={(day) => onChange({ lastDay: day })} />
          </Field>
        </div>
      )}
    </>
  )
}
