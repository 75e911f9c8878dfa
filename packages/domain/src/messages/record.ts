import { isMessageKind, MESSAGES, type MessageKindRow, type StoredMessage } from './kinds.ts'

/** A stored message. */
export interface MessageRecord {
  readonly kind: string
  readonly subjectId: number
  readonly side: string | null
  readonly facts: Readonly<Record<string, string | number>>
}

const TYPE_OF_FACT = { text: 'string', count: 'number' } as const

function isMessage(record: MessageRecord): record is StoredMessage {
  if (!isMessageKind(record.kind)) return false
  const { sides, facts }: MessageKindRow = MESSAGES[record.kind]
  const sided = sides.length === 0 ? record.side === null : sides.some((side) => side === record.side)
  return sided && Object.entries(facts).every(([name, type]) => typeof record.facts[name] === TYPE_OF_FACT[type])
}

/**
 * The message of a record; null for an unknown kind, such as one of a newer version.
 * @example
 * messageFromRecord({ kind: 'goodsOrder.placed', subjectId: 7, side: 'buyer', facts: {} })?.subjectId // 7
 * messageFromRecord({ kind: 'weather', subjectId: 7, side: null, facts: {} }) // null
 */
export function messageFromRecord(record: MessageRecord): StoredMessage | null {
  return isMessage(record) ? record : null
}
