import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import { formatDay } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'

type Thing = ApiOutputs['tickets']['bindable']['data'][number]

export interface TicketThingProps {
  readonly kind: Thing['kind']
  /** The typed or selected number. */
  readonly id: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

const BY_NUMBER = 'number'

/** Selects the author's order or withdrawal that a ticket is about: one of the latest, or an older one by number. */
export function TicketThing({ kind, id, error, onChange }: TicketThingProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isPending } = useQuery(q.tickets.bindable.queryOptions())
  const things = data?.data.filter((thing) => thing.kind === kind) ?? []
  const known = things.some((thing) => String(thing.id) === id)
  const [typing, setTyping] = useState(false)
  const byNumber = !isPending && (things.length === 0 || typing || (id !== '' && !known))
  return (
    <>
      {things.length === 0 && !isPending ? null : (
        <Field label={t`Which one`} error={byNumber ? undefined : error}>
          <Select
            disabled={isPending}
            value={byNumber ? BY_NUMBER : id}
            onChange={({ target: { value } }) => {
              setTyping(value === BY_NUMBER)
              onChange(value === BY_NUMBER ? '' : value)
            }}
          >
            <option value="">{t`Choose`}</option>
            {things.map((thing) => (
              <ThingOption key={thing.id} thing={thing} />
            ))}
            <option value={BY_NUMBER}>{t`An older one, by its number`}</option>
          </Select>
        </Field>
      )}
      {byNumber ? (
        <NumberField
          label={t`Its number`}
          error={error}
          decimals={0}
          value={id}
          onValue={(number) => {
            // Keep the input, although a partly typed number may match one of the list.
            setTyping(true)
            onChange(number)
          }}
          input={{ maxLength: 15 }}
        />
      ) : null}
    </>
  )
}

function ThingOption({ thing: { id, title, amount, side, at } }: { readonly thing: Thing }): ReactNode {
  const { t } = useLingui()
  const dates = useDateOptions(3600)
  const sides = { buyer: t`bought`, seller: t`sold` }
  const parts = [
    String(id),
    title,
    side === null ? null : sides[side],
    formatCoin(moneyFromWire(amount)),
    formatDay(at, dates),
  ]
  return <option value={id}>{parts.filter((part) => part !== null).join(' · ')}</option>
}
