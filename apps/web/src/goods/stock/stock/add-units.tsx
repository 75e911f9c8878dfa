import { batchNameField, unitsForm } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { checkFields } from '../../../shared/forms/check-fields.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { notifySuccess } from '../../../shared/notify/notify-success.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { LineList } from './line-list.tsx'
import { SecretsField } from './secrets-field.tsx'
import { entriesOf, NOTHING_WRITTEN, type WrittenSecrets } from './written-secrets.ts'

type Report = ApiOutputs['goods']['stock']['add']

export interface AddUnitsProps {
  readonly goodsId: number
  /** Hide the heading when the parent shows one. */
  readonly untitled?: boolean
  /** Called with whether there is unsaved input. */
  readonly onWritten?: (isWritten: boolean) => void
  readonly onAdded?: () => void
}

/** Form that adds units. Secrets that the stock has or had are reported by line; an error never clears the input. */
export function AddUnits({ goodsId, untitled = false, onWritten, onAdded }: AddUnitsProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const [written, setWritten] = useState<WrittenSecrets>(NOTHING_WRITTEN)
  const [batch, setBatch] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [batchError, setBatchError] = useState<string | undefined>()
  const [report, setReport] = useState<Report | null>(null)
  const add = useVerb(
    (client, leaveOutRepeated: boolean) =>
      client.goods.stock.add.mutate({ id: goodsId, secrets: entriesOf(written), leaveOutRepeated, batch }),
    {
      quiet: true,
      done: (answer) => {
        if (answer.added === 0) {
          setReport(answer)
          return
        }
        setReport(null)
        setWritten(NOTHING_WRITTEN)
        setBatch('')
        notifySuccess('OK', locale, t`Added to the stock`)
        onAdded?.()
      },
    },
  )
  const empty = isEmpty(written)
  const write = (next: WrittenSecrets): void => {
    setWritten(next)
    onWritten?.(!isEmpty(next))
    setError(undefined)
    setReport(null)
    add.reset()
  }
  const submit = (): void => {
    const found = checkFields(
      unitsForm.extend({ batch: batchNameField }),
      { secrets: entriesOf(written), batch },
      locale,
    )
    setError(found.secrets)
    setBatchError(found.batch)
    const all = [found.secrets, found.batch].filter((problem) => problem !== undefined)
    if (all.length === 0) add.mutate(false)
    else failures(all)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label={t`Add units`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {untitled ? null : (
        <h3 className="text-14 font-semibold">
          <Trans>Add units</Trans>
        </h3>
      )}
      <SecretsField written={written} error={error} onChange={write} />
      <Field
        label={<Trans>Name of this batch</Trans>}
        aside={<Trans>optional</Trans>}
        hint={<Trans>Only you see it, beside each unit and in the export.</Trans>}
        error={batchError}
      >
        <Input
          name="batch"
          autoComplete="off"
          maxLength={rules.goods.stock.maximumBatchCharacters}
          value={batch}
          onChange={(event) => {
            setBatch(event.currentTarget.value)
            setBatchError(undefined)
          }}
        />
      </Field>
      {report === null ? null : (
        <Repeated report={report} pending={add.isPending} onAddOthers={() => add.mutate(true)} />
      )}
      <FailureNote error={add.error} />
      <div>
        <Button variant="ink" type="submit" disabled={empty} loading={add.isPending}>
          <Trans>Add to the stock</Trans>
        </Button>
      </div>
    </form>
  )
}

const isEmpty = (written: WrittenSecrets): boolean => entriesOf(written).every((entry) => entry.trim() === '')

interface RepeatedProps {
  readonly report: Report
  readonly pending: boolean
  readonly onAddOthers: () => void
}

function Repeated({ report: { repeated, known }, pending, onAddOthers }: RepeatedProps): ReactNode {
  const of = (state: 'unsold' | 'sold') => known.filter((one) => one.state === state).map(({ line }) => line)
  const [unsold, sold, twice] = [of('unsold'), of('sold'), repeated.map(({ line }) => line)]
  return (
    <Note
      tone="hold"
      role="alert"
      title={<Trans>Nothing was added yet: some lines are not new</Trans>}
      action={
        <Button size="s" loading={pending} onClick={onAddOthers}>
          <Trans>Add only what is new</Trans>
        </Button>
      }
    >
      <span className="num grid">
        {unsold.length === 0 ? null : (
          <span>
            <Plural value={unsold.length} one="# is in stock already:" other="# are in stock already:" />{' '}
            <LineList lines={unsold} />
          </span>
        )}
        {sold.length === 0 ? null : (
          <span>
            <Plural value={sold.length} one="# was sold before:" other="# were sold before:" />{' '}
            <LineList lines={sold} />
          </span>
        )}
        {twice.length === 0 ? null : (
          <span>
            <Plural value={twice.length} one="# repeats an earlier line:" other="# repeat an earlier line:" />{' '}
            <LineList lines={twice} />
          </span>
        )}
      </span>
    </Note>
  )
}
