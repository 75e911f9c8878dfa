import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { DayField } from '../../../shared/days/day-field.tsx'
import { NumberInput } from '../../../shared/forms/number-field.tsx'

export interface FilterField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly kind: 'digits' | 'text' | 'day'
  /** Day fields that are this field's lower and upper bound. */
  readonly since?: Name
  readonly until?: Name
}

export interface FilterFormProps<Name extends string> {
  readonly label: string
  readonly fields: readonly FilterField<Name>[]
  /** Values from the URL. */
  readonly values: Readonly<Partial<Record<Name, string | number>>>
  /** Called with a function that returns each field's text, '' for empty. */
  readonly onFilter: (textOf: (name: Name) => string) => void
  /** Choices in the same line that take effect immediately. */
  readonly children?: ReactNode
  /** Action on all matching rows, such as an export. */
  readonly end?: ReactNode
}

/** On phones, further fields fold away until opened or filled. */
const FEW = 2

/** A button alone in the last row of a phone's two columns takes the whole row. */
const LAST = 'phone:min-h-11 phone:last:odd:col-span-2'

/** Filters in one line; Enter in any of them submits, an empty one filters nothing. */
export function FilterForm<Name extends string>(props: FilterFormProps<Name>): ReactNode {
  const { values } = props
  // The key resets the fields when another link changes the URL.
  return <Fields key={JSON.stringify(values)} {...props} />
}

function Fields<Name extends string>(props: FilterFormProps<Name>): ReactNode {
  const { label, fields, values, onFilter, children, end } = props
  const [typed, setTyped] = useState<ReadonlyMap<Name, string>>(new Map())
  const textOf = (name: Name): string => typed.get(name) ?? String(values[name] ?? '')
  const dayOf = (name: Name | undefined): string | undefined =>
    name === undefined || textOf(name) === '' ? undefined : textOf(name)
  const type = (name: Name, text: string): void => setTyped((before) => new Map(before).set(name, text))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onFilter((name) => textOf(name).trim())
  }
  const filtered = fields.some(({ name }) => values[name] !== undefined)
  const id = useId()
  const folds = fields.length > FEW
  const [open, setOpen] = useState(filtered)
  return (
    <search aria-label={label}>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2 px-5 py-3 phone:px-4 phone:[&>.pick]:grow">
        {children}
        {folds ? (
          <Button
            size="s"
            className="hidden phone:inline-flex phone:min-h-11 phone:w-full"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <Trans>Fewer filters</Trans> : <Trans>More filters</Trans>}
          </Button>
        ) : null}
        <div
          id={id}
          className={`flex flex-wrap items-center gap-2 phone:w-full phone:grid-cols-2 ${folds && !open ? 'phone:hidden' : 'phone:grid'}`}
        >
          {fields.map(({ name, label: words, kind, since, until }) =>
            kind === 'day' ? (
              <DayField
                key={name}
                size="s"
                className="w-60 phone:col-span-2 phone:w-full"
                name={words}
                value={textOf(name)}
                min={dayOf(since)}
                max={dayOf(until)}
                onChange={(day) => type(name, day)}
              />
            ) : kind === 'digits' ? (
              <NumberInput
                key={name}
                size="s"
                className="w-36 phone:w-full"
                aria-label={words}
                placeholder={words}
                decimals={0}
                value={textOf(name)}
                maxLength={60}
                pattern="[0-9]*"
                onValue={(text) => type(name, text)}
              />
            ) : (
              <Input
                key={name}
                size="s"
                className="w-36 phone:w-full"
                aria-label={words}
                placeholder={words}
                value={textOf(name)}
                maxLength={60}
                onChange={(event) => type(name, event.target.value)}
              />
            ),
          )}
          <Button type="submit" size="s" className={LAST}>
            <Trans>Filter</Trans>
          </Button>
          {filtered ? (
            <Button size="s" variant="quiet" className={LAST} onClick={() => onFilter(() => '')}>
              <Trans>Clear</Trans>
            </Button>
          ) : null}
        </div>
        {end === undefined ? null : <div className="ml-auto">{end}</div>}
      </form>
    </search>
  )
}
