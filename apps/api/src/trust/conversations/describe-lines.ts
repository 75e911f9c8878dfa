import type { LineSide } from '@jindu/domain/trust/conversations'
import { inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { staffMember } from '../../accounts/accounts/tables.ts'
import { storedFile } from '../../records/files/index.ts'
import { firstLinksAmong } from './first-links.ts'
import type { conversationLine } from './tables.ts'

type LineRow = typeof conversationLine.$inferSelect

interface Reader {
  readonly uid: number
  readonly side: LineSide
}

/** Lines as a reader sees them. A removed line is an empty placeholder, except for staff. */
export async function describeLines(app: App, rows: readonly LineRow[], { uid, side }: Reader) {
  const { db } = app
  const shown = (row: LineRow) => row.takenBackAt === null || side === 'staff'
  const fileIds = rows.flatMap((row) => (shown(row) ? row.fileIds : []))
  const staffUids = rows.flatMap((row) => (row.side === 'staff' ? [row.authorUid] : []))
  const [firstLinks, files, staff] = await Promise.all([
    firstLinksAmong(app, rows),
    fileIds.length === 0
      ? []
      : db
          .select({
            id: storedFile.id,
            contentType: storedFile.contentType,
            bytes: storedFile.bytes,
            width: storedFile.width,
            height: storedFile.height,
          })
          .from(storedFile)
          .where(inArray(storedFile.id, fileIds)),
    staffUids.length === 0
      ? []
      : db
          .select({ uid: staffMember.uid, nickName: staffMember.nickName })
          .from(staffMember)
          .where(inArray(staffMember.uid, staffUids)),
  ])
  const fileOf = new Map(files.map((file) => [file.id, file]))
  const nickOf = new Map(staff.map((member) => [member.uid, member.nickName]))
  return rows.map((row) => {
    const { id, conversationId, number, authorUid, saidAt, takenBackAt, orderId } = row
    const visible = shown(row)
    const inText = (fileId: string) => row.html.includes(`/files/${fileId}"`)
    return {
      id,
      conversationId,
      number,
      side: row.side,
      mine: authorUid === uid,
      /** Staff speak under their name; who they are is not told. */
      uid: row.side === 'staff' ? null : authorUid,
      nickName: row.side === 'staff' ? (nickOf.get(authorUid) ?? '') : null,
      html: visible ? row.html : null,
      text: visible ? row.text : null,
      files: visible ? row.fileIds.filter((each) => !inText(each)).flatMap((each) => fileOf.get(each) ?? []) : [],
      fileIds: visible ? row.fileIds : [],
      orderId,
      warnings: visible ? row.warnings : [],
      firstLink: firstLinks.has(id),
      clientKey: authorUid === uid ? row.clientKey : null,
      saidAt,
      takenBackAt,
    }
  })
}
