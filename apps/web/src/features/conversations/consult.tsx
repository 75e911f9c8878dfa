import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { FirstLine } from './thread/first-line.tsx'
import { Thread } from './thread/thread.tsx'

/** On the page of goods: the reader's own talk with the seller, the same as in My chats. */
export function Consult({ goodsId, own }: { readonly goodsId: number; readonly own: boolean }): ReactNode {
  const session = useSession()
  if (session === null) {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>Ask the seller before you buy</Trans>}
        action={
          <Link to="/login" search={{ redirect: `/goodsDetails?id=${goodsId}&type=consult` }} className="btn ink">
            <Trans>Log in to ask</Trans>
          </Link>
        }
      >
        <Trans>Only the seller reads your question, and the answer stays with your account.</Trans>
      </EmptyState>
    )
  }
  if (own) {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>Questions about these goods come to you</Trans>}
        action={
          <Link
            to="/personal/chat/$tab"
            params={{ tab: 'receive_goods' }}
            search={{ goods_id: goodsId }}
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
  return <OwnTalk goodsId={goodsId} />
}

function OwnTalk({ goodsId }: { readonly goodsId: number }): ReactNode {
  const { q } = useApi()
  const subject = { kind: 'goods', id: goodsId } as const
  const found = useQuery(q.conversations.find.queryOptions({ subject }))
  if (found.data === undefined) return <FailureNote error={found.error} retry={() => void found.refetch()} />
  return (
    <Sheet className="consult-sheet">
      {found.data.id === null ? (
        <FirstLine subject={subject} inPage />
      ) : (
        <Thread conversationId={found.data.id} tab={null} />
      )}
    </Sheet>
  )
}
