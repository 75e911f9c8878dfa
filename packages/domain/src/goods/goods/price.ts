import { fail } from '../../errors/index.ts'
import { foldNumber, usd, type Money } from '../../money/index.ts'
import { goodsRules } from '../../rules/goods.ts'

const { decimals, maximumCents } = goodsRules.price

/**
 * Reads a goods price as typed: dollars with at most two decimals, more than nothing, each mistake named for itself (marketplace.md §5).
 * @param text for example `12.50`; surrounding blanks are ignored, and a lone separator of any script is the point
 * @throws DomainError GOODS_PRICE_REQUIRED, GOODS_PRICE_INVALID, GOODS_PRICE_NEGATIVE, GOODS_PRICE_TOO_PRECISE,
 *   GOODS_PRICE_NOT_POSITIVE, GOODS_PRICE_TOO_HIGH
 * @example
 * readGoodsPrice('118.60') // { asset: 'USD', units: 11_860n }
 */
export function readGoodsPrice(text: string): Money<'USD'> {
  const typed = foldNumber(text).trim()
  if (typed === '') fail('GOODS_PRICE_REQUIRED')
  if (/^[-−－]\s*\p{Nd}/u.test(typed)) fail('GOODS_PRICE_NEGATIVE')
  const match = /^(\d+)(?:\.(\d+))?$/.exec(typed)
  if (match === null) fail('GOODS_PRICE_INVALID')
  const [, whole = '', fraction = ''] = match
  if (fraction.length > decimals) fail('GOODS_PRICE_TOO_PRECISE', { decimals })
  const cents = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (cents === 0n) fail('GOODS_PRICE_NOT_POSITIVE')
  return cents > BigInt(maximumCents) ? fail('GOODS_PRICE_TOO_HIGH') : usd(cents)
}
