import { REPLACEMENT_REASONS, type ReplacementReason } from '@jindu/domain/goods/orders'
import { secretLines } from '@jindu/domain/goods/goods'
import { replacementInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { Bought } from './bought.ts'
import { useReplacementReasons } from './replacement-reason.tsx'

type From = 'stock' | 'typed'
type Name = 'id' | 'units' | 'secrets' | 'reason' | 'remark'

export interface ReplaceDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** Asks for the faulty units, the reason and the replacements. */
export function ReplaceDialog({ orderId, onClose }: ReplaceDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const failures = useFormFailures()
  const words = useReplacementReasons()
  const goods = useQuery(q.goodsOrders.goods.queryOptions({ id: orderId }))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [wanted, setFrom] = useState<From>('stock')
  const byHand = goods.data?.delivery === 'manual'
  const from = byHand ? 'typed' : wanted
  const [typed, setTyped] = useWritten(`replacement:${orderId}`)
  const [reason, setReason] = useState<ReplacementReason>('refused')
  const [remark, setRemark] = useWritten(`replacement:${orderId}:remark`)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const verb = useVerb(
    (client, input: Parameters<typeof client.goodsOrders.replaceUnits.mutate>[0]) =>
      client.goodsOrders.replaceUnits.mutate(input),
    {
      quiet: true,
      done: () => {
        setTyped('')
        setRemark('')
        onClose()
      },
      says: t`The buyer has the new keys and is told`,
    },
  )
  const units = goods.data?.units ?? []
  const [only] = units
  const named = units.length === 1 && only?.id !== undefined ? [only.id] : [...chosen]
  const forget = (name: Name): void => setErrors((before) => ({ ...before, [name]: undefined }))
  const send = (): void => {
    const secrets = from === 'typed' ? secretLines(typed) : undefined
    const values = { id: orderId, units: named, secrets, reason, remark }
    const found = checkFields(replacementInput, values, locale)
    setErrors(found)
    const said = [...new Set(Object.values<string | undefined>(found))].filter((text) => text !== undefined)
    if (said.length === 0) verb.mutate(values)
    else failures(said)
  }
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      size="broad"
      title={<Trans>Replace faulty keys</Trans>}
      consequence={
        <Trans>
          The buyer gets others in their place, which are sealed until opened. The old ones stay in the order, marked,
          and never go back to your stock. No money moves.
        </Trans>
      }
      confirmLabel={<Plural value={named.length} one="Replace # key" other="Replace # keys" />}
      ready={goods.data !== undefined}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <FailureNote error={goods.error} retry={() => void goods.refetch()} />
        {units.length < 2 ? null : (
          <Field kind="group" label={<Trans>Which are faulty?</Trans>} error={errors.units}>
            <div className="delivery-choice">
              {units.map((unit) => (
                <Choice
                  key={unit.number}
                  unit={unit}
                  total={units.length}
                  chosen={unit.id !== undefined && chosen.has(unit.id)}
                  onChange={(id, isChosen) => {
                    forget('units')
                    setChosen(isChosen ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id)))
                  }}
                />
              ))}
            </div>
          </Field>
        )}
        <Field label={<Trans>What is wrong with them?</Trans>} error={errors.reason}>
          <Select
            value={reason}
            onChange={(event) => {
              forget('remark')
              setReason(REPLACEMENT_REASONS.find((one) => one === event.target.value) ?? 'other')
            }}
          >
            {REPLACEMENT_REASONS.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={<Trans>In your words</Trans>}
          aside={reason === 'other' ? undefined : t`optional`}
          hint={<Trans>Buyer and arbiter read it. It stands on the timeline.</Trans>}
          error={errors.remark}
        >
          <Input
            name="remark"
            autoComplete="off"
            value={remark}
            onChange={(event) => {
              forget('remark')
              setRemark(event.currentTarget.value)
            }}
          />
        </Field>
        {byHand ? null : (
          <Field kind="group" label={<Trans>The new ones come</Trans>}>
            <Segmented<From>
              value={from}
              onValueChange={(next) => {
                forget('secrets')
                setFrom(next)
              }}
              options={[
                { value: 'stock', label: t`From the stock` },
                { value: 'typed', label: t`As I enter them` },
              ]}
            />
          </Field>
        )}
        {from === 'stock' ? (
          <InStock goodsId={goods.data?.goodsId} />
        ) : (
          <Field
            label={<Trans>The new keys</Trans>}
            aside={t`one a line`}
            error={errors.secrets}
            className="delivery-paste"
          >
            <Textarea
              rows={Math.min(6, Math.max(2, named.length))}
              spellCheck={false}
              maxLength={rules.goods.stock.maximumCharactersACall}
              value={typed}
              onChange={(event) => {
                forget('secrets')
                setTyped(event.target.value)
              }}
            />
          </Field>
        )}
      </div>
    </VerbDialog>
  )
}

interface ChoiceProps {
  readonly unit: Bought['units'][number]
  readonly total: number
  readonly chosen: boolean
  readonly onChange: (id: number, isChosen: boolean) => void
}

function Choice({ unit: { id, number, openedAt }, total, chosen, onChange }: ChoiceProps): ReactNode {
  return (
    <Checkbox checked={chosen} onChange={(event) => id !== undefined && onChange(id, event.currentTarget.checked)}>
      <span className="num">
        <Trans>
          Unit {number} of {total}
        </Trans>
      </span>{' '}
      <span className="text-13 text-ink-3">
        {openedAt === null ? (
          <Trans>sealed</Trans>
        ) : (
          <Trans>
            opened <Moment at={openedAt} />
          </Trans>
        )}
      </span>
    </Checkbox>
  )
}

/** The number of units in stock; hidden while unknown. */
function InStock({ goodsId }: { readonly goodsId: number | undefined }): ReactNode {
  const { q } = useApi()
  const { data } = useQuery({
    ...q.goods.stock.summary.queryOptions({ id: goodsId ?? 0 }),
    enabled: goodsId !== undefined,
  })
  if (data === undefined) return null
  return (
    <p className="text-13 text-ink-2">
      <Plural
        value={data.unsold}
        _0="Nothing is left in the stock: add units, or enter the new ones."
        one="# unit is in stock. The oldest goes first."
        other="# units are in stock. The oldest go first."
      />
    </p>
  )
}
