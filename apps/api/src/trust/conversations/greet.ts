import { leadsOutside, type ConversationKind } from '@jindu/domain/trust/conversations'
import type { App } from '../../platform/app.ts'
import type { Guard, Statement } from '../../platform/db/index.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { RichTextSource } from '../../platform/rich-text/index.ts'
import { countStatistics } from '../../accounts/accounts/index.ts'
import { findConversation } from './access.ts'
import { firstRow } from './first-row.ts'
import { prepareLine } from './line-text.ts'
import { drawNumber, insertLine, nextId, openWithLine } from './say.ts'
import type { Place } from './speaking-facts.ts'
import type { ConversationSubject, Talk } from './subjects.ts'
import { tellOfLine } from './tell-of-line.ts'
import { tellOfTalk } from './tell-of-talk.ts'

/** Parts of a commit. */
export interface Greeted {
  readonly guards: readonly Guard[]
  readonly writes: readonly Statement[]
  readonly outbox: readonly OutboxDraft[]
}

interface Greeting extends Talk {
  readonly ownerUid: number
  readonly orderId: number
  readonly text: string
}

/** Plain text as a document: a paragraph a line. */
const documentOf = (text: string): RichTextSource => ({
  format: 'prosemirror',
  doc: {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] })),
  },
})

/**
 * A line in the name of the subject's owner that comes with a new order, for the commit that places it. It opens the
 * conversation, or continues that of an earlier order. In everything else it is a line as the owner would write it.
 * @param newId of the conversation, if there is none yet
 * @param at unix seconds
 */
export async function greet(
  app: App,
  kind: ConversationKind,
  subject: ConversationSubject,
  { text, orderId, ...talk }: Greeting,
  newId: number,
  at: number,
): Promise<Greeted> {
  const line = prepareLine(documentOf(text), 0)
  const about = { kind, id: talk.subjectId }
  const [known, id] = await Promise.all([
    findConversation(app, about, talk.askerUid),
    nextId(app, 'conversation_line_id_seq'),
  ])
  const row = known ?? { id: newId, ...firstRow(about, talk.ownerUid, talk.askerUid, at) }
  const place: Place = { row, side: 'owner', opens: known === null }
  const uid = talk.ownerUid
  const channels = known === null ? [] : (await subject.standing(app, known)).channels
  // Unlike every key that a client may choose.
  const said = { clientKey: `greeting of order ${orderId}`, orderId }
  return {
    guards: [place.opens ? openWithLine(app, place) : drawNumber(app, place, at)],
    writes: [
      insertLine({ id, place, uid, said, line, fileIds: [], now: at }),
      ...(subject.told === undefined ? [] : tellOfLine(subject.told, { row, side: 'owner', uid, deals: true, at })),
      ...countStatistics(app.db, leadsOutside(line.warnings) ? [{ uid, names: ['warningContactsTimes'] }] : []),
    ],
    outbox: [tellOfTalk(row, 'said', channels)],
  }
}
