import type { Statement } from '../../platform/db/index.ts'
import { tellOnce } from '../../records/messages/index.ts'
import type { Entered } from './access.ts'
import type { ToldAs } from './subjects.ts'

interface Said extends Entered {
  readonly uid: number
  readonly deals: boolean
  /** Unix seconds. */
  readonly at: number
}

/** The notification to readers other than the author: a message that stays until they read the conversation. */
export function tellOfLine(told: ToldAs, { row, side, uid, deals, at }: Said): readonly Statement[] {
  const kind = deals ? told.dealing : told.asking
  const by = side === 'staff' ? null : uid
  const facts = { staff: side === 'staff' ? 1 : 0 }
  const readers = [
    { side: 'owner', uid: row.ownerUid },
    { side: 'asker', uid: row.askerUid },
  ] as const
  return readers.flatMap((reader) =>
    reader.uid === null || reader.side === side
      ? []
      : [tellOnce(reader.uid, { kind, subjectId: row.id, side: reader.side, facts }, { by, at })],
  )
}
