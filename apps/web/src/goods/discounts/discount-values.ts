import { addDays, dayStart } from '@jindu/domain/time'
import type { ApiInputs } from '../../shared/trpc/types.ts'

/** The form of a new code, as typed. Days are `2026-11-26`; '' for none. */
export interface DiscountValues {
  readonly code: string
  readonly kind: 'percent' | 'amount'
  readonly value: string
  /** Null for all goods. */
  readonly goodsIds: readonly number[] | null
  readonly maximumUses: string
  readonly minimum: string
  readonly onceEach: boolean
  readonly firstOnly: boolean
  readonly firstDay: string
  readonly lastDay: string
}

export const NEW_DISCOUNT: DiscountValues = {
  code: '',
  kind: 'percent',
  value: '',
  goodsIds: null,
  maximumUses: '',
  minimum: '',
  onceEach: false,
  firstOnly: false,
  firstDay: '',
  lastDay: '',
}

/** The input of the call, every field given. */
export type DiscountInputs = Required<ApiInputs['discounts']['create']>

const whole = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The input of the call: days begin and end in the seller's zone. */
export function discountInputOf(typed: DiscountValues, timeZone: string): DiscountInputs {
  const { code, kind, value, goodsIds, maximumUses, minimum, onceEach, firstOnly, firstDay, lastDay } = typed
  return {
    code,
    off: kind === 'percent' ? { kind, percent: whole(value) } : { kind, amount: value },
    goodsIds: goodsIds === null ? null : [...goodsIds],
    maximumUses: maximumUses.trim() === '' ? null : whole(maximumUses),
    minimum: minimum.trim() === '' ? null : minimum,
    onceEach,
    firstOnly,
    startsAt: firstDay === '' ? null : dayStart(firstDay, timeZone),
    endsAt: lastDay === '' ? null : dayStart(addDays(lastDay, 1), timeZone),
  }
}
