import type { ConversationKind } from '@jindu/domain/trust/conversations'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { FirstLine } from './thread/first-line.tsx'
import { Thread } from './thread/thread.tsx'

interface ConsultProps {
  readonly subject: { readonly kind: ConversationKind; readonly id: number }
  readonly own: boolean
}

/** On the page of goods or an ad: the reader's conversation with its owner, the same as in My chats. */
export function Consult({ subject, own }: ConsultProps): ReactNode {
  const session = useSession()
  const here = useLocation({ select: ({ href }) => href })
  const ofAd = subject.kind === 'ad'
  if (session === null) {
    return (
      <EmptyState
        headingLevel={2}
        title={ofAd ? <Trans>Ask the advertiser</Trans> : <Trans>Ask the seller before you buy</Trans>}
        action={
          <Link to="/login" search={{ redirect: here }} className="btn ink">
            <Trans>Log in to ask</Trans>
          </Link>
        }
      >
        {ofAd ? (
          <Trans>Only the advertiser reads your question, and the answer stays with your account.</Trans>
        ) : (
          <Trans>Only the seller reads your question, and the answer stays with your account.</Trans>
        )}
      </EmptyState>
    )
  }
  if (own) {
    return (
      <EmptyState
        headingLevel={2}
        title={
          ofAd ? (
            <Trans>Questions about this ad come to you</Trans>
          ) : (
            <Trans>Questions about these goods come to you</Trans>
          )
        }
        action={
          <Link
            to="/personal/chat/$tab"
            params={{ tab: ofAd ? 'receive_discuss' : 'receive_goods' }}
            search={ofAd ? { thread_id: subject.id } : { goods_id: subject.id }}
            className="btn line"
          >
            <Trans>Open the chats</Trans>
          </Link>
        }
      >
        <Trans>Each reader who asks has a chat of their own with you.</Trans>
      </EmptyState>
    )
  }
  return <OwnTalk subject={subject} />
}

function OwnTalk({ subject }: Pick<ConsultProps, 'subject'>): ReactNode {
  const { q } = useApi()
  const found = useQuery(q.conversations.find.queryOptions({ subject }))
  if (found.data === undefined) return <FailureNote error={found.error} retry={() => void found.refetch()} />
  return (
    <Sheet className="consult-sheet">
      {found.data.id === null ? (
        <FirstLine subject={subject} refusal={found.data.refusal} inPage />
      ) : (
        <Thread conversationId={found.data.id} tab={null} />
      )}
    </Sheet>
  )
}
