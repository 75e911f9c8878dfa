import { Trans } from '@lingui/react/macro'
import { Note } from '@jindu/ui/primitives/note'
import { Link, useLocation } from '@tanstack/react-router'
import { MessageSquare, MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession, useSite } from '../../shared/session/session.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { CommentForm } from './comment-form.tsx'
import type { CommentPlace } from './comment-reads.ts'

interface WritePlaceProps {
  readonly place: CommentPlace
  readonly open: boolean
  readonly onWritten: () => void
}

/** The field, or what stands in its place for those who cannot write. */
export function WritePlace({ place, open, onWritten }: WritePlaceProps): ReactNode {
  const session = useSession()
  const { replyRightRequired } = useSite()
  const now = useNow(60)
  const here = useLocation({ select: ({ href }) => href })
  if (!open)
    return (
      <Note className="my-4">
        <Trans>Comments are closed here. What was said can still be read.</Trans>
      </Note>
    )
  if (session === null)
    return (
      <div className="comment-stop">
        <MessageSquare className="ic" aria-hidden="true" />
        <p>
          <Trans>Anybody reads the comments. To write one, log in.</Trans>
        </p>
        <Link to="/login" search={{ redirect: here }} className="btn ink s">
          <Trans>Log in</Trans>
        </Link>
        <Link to="/register" className="btn quiet s">
          <Trans>Register</Trans>
        </Link>
      </div>
    )
  const { replyUntil } = session.rights
  if (replyRightRequired && session.role === null && (replyUntil === null || replyUntil <= now))
    return (
      <div className="comment-stop">
        <MessageSquareReply className="ic" aria-hidden="true" />
        <p>
          {replyUntil === null ? (
            <Trans>Comments need the reply right on this site. You have not activated it.</Trans>
          ) : (
            <Trans>Comments need the reply right on this site. Yours has ended.</Trans>
          )}
        </p>
        <Link to="/personal/userInfo" hash="rights" className="btn ink s">
          <Trans>Your rights</Trans>
        </Link>
      </div>
    )
  return <CommentForm place={place} onDone={onWritten} />
}
