import { sharedForm, unitsForm } from '@jindu/domain/input'
import type { Locale } from '@jindu/i18n'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { entriesOf, type WrittenDelivery } from './written-secrets.ts'

export type DeliveryErrors = FieldErrors<'secrets' | 'secret'>

/** Errors of the delivery's input. */
export function checkDelivery({ kind, units, shared }: WrittenDelivery, locale: Locale): DeliveryErrors {
  if (kind === 'units') return checkFields(unitsForm, { secrets: entriesOf(units) }, locale)
  return kind === 'shared' ? checkFields(sharedForm, { secret: shared }, locale) : {}
}

/** The delivery as procedure input. */
export function deliveryInput({ kind, units, shared }: WrittenDelivery): ApiInputs['goods']['publish']['delivery'] {
  if (kind === 'units') return { kind, secrets: entriesOf(units) }
  return kind === 'shared' ? { kind, secret: shared } : { kind }
}
