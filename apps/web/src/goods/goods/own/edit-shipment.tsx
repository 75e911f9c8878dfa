import { publishShipmentStep } from '@jindu/domain/input'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { isRichDocument, type RichDocument } from '../../../shared/rich-text/index.ts'
import { checkFields } from '../../../shared/forms/check-fields.ts'
import { EditForm } from './edit-form.tsx'
import { ShipmentField } from './shipment-field.tsx'

export function EditShipment({ goods }: { readonly goods: ApiOutputs['goods']['ownShipment'] }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const failures = useFormFailures()
  const navigate = useNavigate()
  const before =
    goods.shipment.format === 'prosemirror' && isRichDocument(goods.shipment.doc) ? goods.shipment.doc : null
  const [written, setWritten] = useState<RichDocument | null>(before)
  const [touched, setTouched] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const shipment = written === null ? goods.shipment : { format: 'prosemirror' as const, doc: written }
  const save = useVerb(
    (client) => client.goods.editShipment.mutate({ id: goods.id, shipment, attachSales: goods.attachSales }),
    {
      quiet: true,
      success: 'CHANGED',
      says: t`New orders are delivered the new text`,
      done: () => navigate({ to: '/personal/myGoods' }),
    },
  )
  const submit = (): void => {
    const found = checkFields(publishShipmentStep, { shipment }, locale).shipment
    setError(found)
    if (found === undefined) save.mutate(undefined)
    else failures([found])
  }
  return (
    <EditForm label={t`After-sales`} touched={touched} pending={save.isPending} error={save.error} onSubmit={submit}>
      <p className="font-semibold">{goods.title}</p>
      <ShipmentField
        initial={before ?? goods.shipmentHtml}
        error={error}
        onChange={(next) => {
          setTouched(true)
          setError(undefined)
          setWritten(next)
        }}
      />
    </EditForm>
  )
}
