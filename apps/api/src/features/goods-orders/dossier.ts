import type { GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import { createHash } from 'node:crypto'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { goodsOrderAction, type StatementFile } from './tables.ts'

/** What happened, as one entry of an order's dossier. */
export interface ActionDraft {
  readonly note: GoodsOrderTimelineNote
  readonly actor: 'buyer' | 'seller' | 'arbiter' | 'clock'
  readonly actorUid: number | null
  readonly details: Readonly<Record<string, string | number>>
  readonly files?: readonly StatementFile[]
  readonly at: number
}

interface ChainEnd {
  readonly id: number
  readonly dossierHead: Uint8Array
  readonly dossierLength: number
}

/** The end of a chain without entries. */
export const NO_ENTRIES = { dossierHead: new Uint8Array(), dossierLength: 0 } as const

/**
 * Chains an entry to the end of an order's dossier.
 * @returns `columns` for the order's own guarded update (or its insert) and `write` for the same commit: an entry must not
 *   be written without the order's version guard, or two would follow the same one
 */
export function appendAction(
  { id: orderId, dossierHead, dossierLength }: ChainEnd,
  draft: ActionDraft,
): { columns: Omit<ChainEnd, 'id'>; write: Statement } {
  const { note, actor, actorUid, details, files, at } = draft
  const number = dossierLength + 1
  const line = JSON.stringify({
    order: orderId,
    number,
    note,
    actor,
    actorUid,
    details: Object.fromEntries(Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(files === undefined ? {} : { files: files.map(({ id, sha256 }) => ({ id, sha256 })) }),
    at,
  })
  const hash = createHash('sha256')
    .update(`${Buffer.from(dossierHead).toString('hex')}\n${line}`)
    .digest()
  const row = { orderId, number, note, actor, actorUid, details: { ...details }, at, line, hash }
  return {
    columns: { dossierHead: hash, dossierLength: number },
    write: insertRow(goodsOrderAction, files === undefined ? row : { ...row, files }),
  }
}
