import { foldNumber } from '@jindu/domain/money'
import { goodsRules } from '@jindu/domain/rules'

const DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/

/** Typed dollars as US cents; undefined for an impossible price. */
export function centsOf(dollars: string | number | undefined): number | undefined {
  const [, whole = '', part = ''] = DOLLARS.exec(foldNumber(String(dollars ?? '')).trim()) ?? []
  if (whole === '') return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= goodsRules.price.maximumCents ? cents : undefined
}
