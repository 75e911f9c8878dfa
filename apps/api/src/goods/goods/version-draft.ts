import { descriptionProblem, shipmentProblem } from '@jindu/domain/goods/goods'
import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { prepareRichText, type RichTextSource } from '../../platform/rich-text/index.ts'
import type { Guard } from '../../platform/db/index.ts'
import { bindFiles } from '../../records/files/index.ts'

export interface TextDraft {
  readonly source: RichTextSource
  readonly html: string
  readonly text: string
  /** Images in the text, then files attached beside it, each once. */
  readonly fileIds: readonly string[]
  readonly attach: readonly string[]
}

function draft(source: RichTextSource, attach: readonly string[]): TextDraft {
  const rich = prepareRichText(source)
  return {
    source: rich.source,
    html: rich.html,
    text: rich.text,
    fileIds: [...new Set([...rich.fileIds, ...attach])],
    attach,
  }
}

/**
 * Renders a description; the sanitised text must still satisfy the length rule.
 * @throws DomainError RICH_TEXT_INVALID, TEXT_TOO_LONG, GOODS_DESCRIPTION_REQUIRED, GOODS_DESCRIPTION_TOO_SHORT
 */
export function draftDescription(source: RichTextSource, attach: readonly string[]): TextDraft {
  const result = draft(source, attach)
  const problem = descriptionProblem(result.text)
  return problem === null ? result : fail(problem)
}

/**
 * Renders a shipment.
 * @throws DomainError RICH_TEXT_INVALID, TEXT_TOO_LONG, GOODS_SHIPMENT_REQUIRED, GOODS_SHIPMENT_TOO_SHORT
 */
export function draftShipment(source: RichTextSource, attach: readonly string[]): TextDraft {
  const result = draft(source, attach)
  const problem = shipmentProblem(result.text)
  return problem === null ? result : fail(problem)
}

/** Binds the description's files as public, and those only in the shipment as visible to buyers. */
export function bindGoodsFiles(app: App, uid: number, shown: readonly string[], sold: readonly string[]): Guard[] {
  const onlySold = sold.filter((id) => !shown.includes(id))
  return [...bindFiles(app, uid, shown, 'goods'), ...bindFiles(app, uid, onlySold, 'shipment')]
}
