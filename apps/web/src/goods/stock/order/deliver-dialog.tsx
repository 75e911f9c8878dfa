import { secretLines } from '@jindu/domain/goods/goods'
import { deliverInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { checkFields } from '../../../shared/forms/check-fields.ts'
import { useWritten } from '../../../shared/forms/use-written.ts'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { DeliverByHandProps } from './deliver-by-hand.tsx'

type Form = 'text' | 'lines'

export interface DeliverDialogProps extends Pick<DeliverByHandProps, 'order'> {
  readonly onClose: () => void
}

/** Asks for what the seller delivers: one text, or a key a line. */
export function DeliverDialog({ order, onClose }: DeliverDialogProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const [form, setForm] = useState<Form>(order.volume > 1 ? 'lines' : 'text')
  const [typed, setTyped] = useWritten(`delivery:${order.id}`)
  const [error, setError] = useState<string | undefined>()
  const verb = useVerb((client, secrets: string[]) => client.goodsOrders.deliver.mutate({ id: order.id, secrets }), {
    quiet: true,
    done: () => {
      setTyped('')
      onClose()
    },
    says: t`The buyer is told and may open it`,
  })
  const send = (): void => {
    const secrets = form === 'text' ? [typed] : secretLines(typed)
    const found = checkFields(deliverInput, { id: order.id, secrets }, locale)
    const message = found.secrets
    setError(message)
    if (message === undefined) verb.mutate(secrets)
    else failures([message])
  }
  const protection = durationText(order.protectionSeconds, locale)
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      size="broad"
      title={<Trans>Deliver order {order.id}</Trans>}
      consequence={
        <Trans>
          What you enter is sealed until the buyer opens it, with the after-sales text. The protection of {protection}{' '}
          begins. No money moves.
        </Trans>
      }
      confirmLabel={<Trans>Deliver now</Trans>}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <Field kind="group" label={<Trans>What you deliver</Trans>}>
          <Segmented<Form>
            value={form}
            onValueChange={(next) => {
              setError(undefined)
              setForm(next)
            }}
            options={[
              { value: 'text', label: t`One text` },
              { value: 'lines', label: t`A key on each line` },
            ]}
          />
        </Field>
        <Field
          label={form === 'text' ? <Trans>Text for the buyer</Trans> : <Trans>Keys for the buyer</Trans>}
          hint={<Trans>Only the buyer reads it, in a dispute the arbiter too.</Trans>}
          error={error}
          className="delivery-paste"
        >
          <Textarea
            name="delivered"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            {...(form === 'text'
              ? { limit: rules.goods.stock.maximumSecretCharacters }
              : { maxLength: rules.goods.stock.maximumCharactersACall })}
            value={typed}
            onChange={(event) => {
              setError(undefined)
              setTyped(event.currentTarget.value)
            }}
          />
        </Field>
      </div>
    </VerbDialog>
  )
}
