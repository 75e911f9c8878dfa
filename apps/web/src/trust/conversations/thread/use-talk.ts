import type { ConversationKind } from '@jindu/domain/trust/conversations'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { readFailure } from '../../../shared/errors/failure.ts'
import { useSession } from '../../../shared/session/session.ts'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { newKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { OutgoingLine } from './outgoing-line.ts'
import { outgoing, useOutgoing, type Outcome } from './outgoing.ts'

/** Target of new lines: a conversation, or the subject whose first line opens one. */
export type TalkPlace =
  | { readonly conversationId: number }
  | { readonly subject: { readonly kind: ConversationKind; readonly id: number } }

/** Includes the uid, because several users may share a browser. */
const nameOf = (place: TalkPlace, uid: number): string =>
  `${uid}:${'conversationId' in place ? `conversation:${place.conversationId}` : `${place.subject.kind}:${place.subject.id}`}`

/** Converts a text to the editor's document format: one paragraph per line. */
const documentOf = (text: string) => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  })),
})

/** Sends lines optimistically: they are shown at once, and a retry never duplicates one. */
export function useTalk(place: TalkPlace) {
  const { client, q } = useApi()
  const { i18n } = useLingui()
  const name = nameOf(place, useSession()?.uid ?? 0)
  const lines = useOutgoing(name)

  async function send({ key, text, fileIds }: OutgoingLine): Promise<Outcome> {
    try {
      await client.conversations.say.mutate({
        to: place,
        contents: { format: 'prosemirror', doc: documentOf(text) },
        attachments: [...fileIds],
        clientKey: key,
      })
    } catch (error) {
      const failure = readFailure(error)
      if (
        failure.kind === 'network' ||
        failure.kind === 'connection' ||
        (failure.kind === 'status' && failure.status >= 408)
      )
        return { kind: 'unreached' }
      return { kind: 'refused', reason: await failureText(error, i18n) }
    }
    void q.conversations.invalidate()
    return { kind: 'sent' }
  }

  // oxlint-disable-next-line react/exhaustive-deps -- what is left of an earlier page is taken up once
  useEffect(() => outgoing.resume(name, send), [name])

  return {
    lines,
    say: (text: string, fileIds: readonly string[]) =>
      outgoing.add(name, { key: newKey(), text, fileIds, at: serverNow() }, send),
    again: (key: string) => outgoing.again(name, key, send),
    drop: (...keys: readonly string[]) => outgoing.remove(name, new Set(keys)),
  }
}
