import type { ErrorCode } from '../../errors/index.ts'
import { goodsRules } from '../../rules/goods.ts'
import { countCharacters } from '../../text/count-characters.ts'

interface TextBounds {
  readonly minimumVisibleCharacters: number
  readonly maximumVisibleCharacters: number
}

/**
 * Validates a description (marketplace.md §5).
 * @param visible the visible text
 * @returns GOODS_DESCRIPTION_REQUIRED, GOODS_DESCRIPTION_TOO_SHORT (under 10), TEXT_TOO_LONG, or null
 * @example
 * descriptionProblem('Three fonts, with a licence for one studio.') // null
 * descriptionProblem('Fonts') // 'GOODS_DESCRIPTION_TOO_SHORT'
 */
export function descriptionProblem(visible: string): ErrorCode | null {
  return textProblem(visible, goodsRules.description, 'GOODS_DESCRIPTION_REQUIRED', 'GOODS_DESCRIPTION_TOO_SHORT')
}

/**
 * Validates an after-sales text.
 * @param visible the visible text
 * @returns GOODS_SHIPMENT_REQUIRED, GOODS_SHIPMENT_TOO_SHORT (under 10), TEXT_TOO_LONG, or null
 * @example
 * shipmentProblem('') // 'GOODS_SHIPMENT_REQUIRED'
 */
export function shipmentProblem(visible: string): ErrorCode | null {
  return textProblem(visible, goodsRules.shipment, 'GOODS_SHIPMENT_REQUIRED', 'GOODS_SHIPMENT_TOO_SHORT')
}

function textProblem(visible: string, bounds: TextBounds, required: ErrorCode, tooShort: ErrorCode): ErrorCode | null {
  const characters = countCharacters(visible.trim())
  if (characters === 0) return required
  if (characters < bounds.minimumVisibleCharacters) return tooShort
  return characters > bounds.maximumVisibleCharacters ? 'TEXT_TOO_LONG' : null
}
