import { publishCategoryStep, publishInfoStep, publishShipmentStep } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { errorMessage, type Locale } from '@jindu/i18n'
import { checkFields, type FieldErrors } from '../../../shared/forms/check-fields.ts'
import { checkDelivery, type DeliveryErrors } from '../../stock/index.ts'
import { infoInput, type InfoErrors } from '../own/info-values.ts'
import type { Draft } from './draft.ts'

export type Wrong = FieldErrors<'categoryId' | 'shipment'> & InfoErrors & DeliveryErrors

/** Errors of a wizard step, by field. */
export function wrongAt(step: Draft['step'], draft: Draft, locale: Locale): Wrong {
  if (step === 0) return checkFields(publishCategoryStep, { categoryId: draft.category?.id }, locale)
  if (step === 2) {
    return {
      ...checkFields(publishShipmentStep, { shipment: { format: 'prosemirror', doc: draft.shipment } }, locale),
      ...checkDelivery(draft.delivery, locale),
    }
  }
  const found = checkFields(publishInfoStep, infoInput(draft), locale)
  // The wizard has its own message for a very short title (marketplace.md §5).
  const typed = Array.from(draft.title.trim()).length
  return typed > 0 && typed < rules.goods.title.wizardMinimumCharacters
    ? { ...found, title: errorMessage('GOODS_TITLE_TOO_SHORT', locale) }
    : found
}

export function without(errors: Wrong, names: readonly string[]): Wrong {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
