import { EMPTY_DOCUMENT, isRichDocument, type RichDocument } from '../../../shared/rich-text/index.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { TEXT_DELIVERY, type WrittenDelivery } from '../../stock/index.ts'
import { EMPTY_INFO, readInfo, type InfoValues } from '../own/info-values.ts'
import { readDelivery } from './draft-delivery.ts'

export interface Draft extends InfoValues {
  readonly step: 0 | 1 | 2
  readonly category: { readonly id: number; readonly title: string } | null
  readonly shipment: RichDocument
  readonly delivery: WrittenDelivery
}

export const EMPTY_DRAFT: Draft = {
  step: 0,
  category: null,
  ...EMPTY_INFO,
  shipment: EMPTY_DOCUMENT,
  delivery: TEXT_DELIVERY,
}

const key = (uid: number): string => `jindu_draft_${uid}`

/** The browser's storages; if they are blocked, there is no draft. */
interface Storages {
  readonly lasting: Storage
  readonly tab: Storage
}

function storages(): Storages | null {
  try {
    return { lasting: globalThis.localStorage, tab: globalThis.sessionStorage }
  } catch {
    return null
  }
}

/** Loads the stored draft, ignoring invalid parts. */
export function loadDraft(uid: number): Draft {
  const kept = storages()
  if (kept === null) return EMPTY_DRAFT
  const open = parse(kept.lasting.getItem(key(uid)))
  const secret = parse(kept.tab.getItem(key(uid)))
  const { category, step } = open
  return {
    step: step === 1 || step === 2 ? step : 0,
    category:
      isRecord(category) && typeof category['id'] === 'number' && typeof category['title'] === 'string'
        ? { id: category['id'], title: category['title'] }
        : null,
    ...readInfo(open),
    shipment: isRichDocument(secret['shipment']) ? secret['shipment'] : EMPTY_DOCUMENT,
    delivery: readDelivery(secret['delivery']),
  }
}

/**
 * Stores the draft. After-sales text and secrets are the product itself: they stay in this tab's storage and end with
 * it.
 */
export function saveDraft(uid: number, { shipment, delivery, ...open }: Draft): boolean {
  const kept = storages()
  if (kept === null) return false
  try {
    kept.lasting.setItem(key(uid), JSON.stringify(open))
    kept.tab.setItem(key(uid), JSON.stringify({ shipment, delivery }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(uid: number): void {
  const kept = storages()
  kept?.lasting.removeItem(key(uid))
  kept?.tab.removeItem(key(uid))
}

function parse(text: string | null): Record<string, unknown> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
