import type { Delivery } from '@jindu/domain/goods/goods'
import { manualForm, sharedForm } from '@jindu/domain/input'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { checkFields } from '../../../shared/forms/check-fields.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { readHours } from './check-delivery.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { HoursField } from './hours-field.tsx'
import { SharedField } from './shared-field.tsx'
import type { Stock } from './stock.ts'
import { FIRST_HOURS } from './written-secrets.ts'

/** Changes how goods are delivered from the next purchase on. */
export function ChangeDelivery({ stock }: { readonly stock: Stock }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [kind, setKind] = useState<Delivery>(stock.delivery)
  const [secret, setSecret] = useState('')
  const [hours, setHours] = useState(String(stock.promisedHours ?? FIRST_HOURS))
  const reason = useId()
  const [error, setError] = useState<string | undefined>()
  const change = useVerb(
    (client, to: Delivery) =>
      client.goods.stock.setDelivery.mutate({
        id: stock.id,
        delivery:
          to === 'shared'
            ? { kind: to, secret }
            : to === 'manual'
              ? { kind: to, hours: readHours(hours) }
              : { kind: to },
      }),
    {
      quiet: true,
      success: 'CHANGED',
      says: t`Delivered this way from the next purchase on`,
      done: () => setSecret(''),
    },
  )
  const submit = (): void => {
    const found =
      kind === 'shared'
        ? checkFields(sharedForm, { secret }, locale).secret
        : kind === 'manual'
          ? checkFields(manualForm, { hours: readHours(hours) }, locale).hours
          : undefined
    setError(found)
    if (found === undefined) change.mutate(kind)
  }
  const remains = stock.delivery === 'units' && kind !== 'units' && stock.unsold > 0
  const promises = kind === 'manual' && stock.delivery === 'manual' && hours !== String(stock.promisedHours)
  const replaces = kind === 'shared' && stock.delivery === 'shared'
  return (
    <div className="grid gap-4">
      <DeliveryChoice chosen={kind} onChoose={setKind} />
      {kind === 'shared' ? (
        <>
          {stock.shared === null ? null : (
            <p className="text-13 text-ink-2">
              <Trans>
                Buyers get{' '}
                <code translate="no" className="delivery-slot">
                  {stock.shared.masked}
                </code>{' '}
                now. A new one is for purchases after it.
              </Trans>
            </p>
          )}
          <SharedField text={secret} error={error} onChange={setSecret} />
        </>
      ) : null}
      {kind === 'manual' ? <HoursField hours={hours} error={error} onChange={setHours} /> : null}
      {remains ? (
        <Note tone="hold">
          <Plural
            value={stock.unsold}
            one="# unsold unit is in stock. Withdraw it below first."
            other="# unsold units are in stock. Withdraw them below first."
          />
        </Note>
      ) : null}
      <FailureNote error={change.error} />
      {kind !== stock.delivery || replaces || promises ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="ink"
            disabled={remains || (replaces && secret === '')}
            loading={change.isPending}
            aria-describedby={reason}
            onClick={submit}
          >
            {replaces ? (
              <Trans>Replace the secret</Trans>
            ) : promises ? (
              <Trans>Promise this time</Trans>
            ) : (
              <Trans>Deliver this way</Trans>
            )}
          </Button>
          <span id={reason} className="text-13 text-ink-3">
            {replaces && secret === '' ? (
              <Trans>Once a new secret is written above.</Trans>
            ) : (
              <Trans>Orders already paid keep what they were bought with.</Trans>
            )}
          </span>
        </div>
      ) : null}
    </div>
  )
}
