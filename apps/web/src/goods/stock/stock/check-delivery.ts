import { manualForm, sharedForm, unitsForm } from '@jindu/domain/input'
import type { Locale } from '@jindu/i18n'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { entriesOf, type WrittenDelivery } from './written-secrets.ts'

export type DeliveryErrors = FieldErrors<'secrets' | 'secret' | 'hours'>

/** Errors of the delivery's input. */
export function checkDelivery({ kind, units, shared, hours }: WrittenDelivery, locale: Locale): DeliveryErrors {
  if (kind === 'units') return checkFields(unitsForm, { secrets: entriesOf(units) }, locale)
  if (kind === 'manual') return checkFields(manualForm, { hours: readHours(hours) }, locale)
  return kind === 'shared' ? checkFields(sharedForm, { secret: shared }, locale) : {}
}

/** Hours as typed; 0, which no promise is, for a text that is no number. */
export function readHours(typed: string): number {
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0
}

/** The delivery as procedure input. */
export function deliveryInput({
  kind,
  units,
  shared,
  hours,
}: WrittenDelivery): ApiInputs['goods']['publish']['delivery'] {
  if (kind === 'units') return { kind, secrets: entriesOf(units) }
  if (kind === 'manual') return { kind, hours: readHours(hours) }
  return kind === 'shared' ? { kind, secret: shared } : { kind }
}
