import { Trans } from '@lingui/react/macro'
import { Note } from '@jindu/ui/primitives/note'
import { Link, useLocation } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { useSession, type Session } from '../../shared/session/session.ts'
import { useRightProblem } from '../../accounts/rights/index.ts'
import { CommentForm } from './comment-form.tsx'
import type { CommentPlace } from './comment-reads.ts'

// Its texts and the purchase dialog load only when needed.
const RightMissing = lazyPart(async () => ({ default: (await import('./right-missing.tsx')).RightMissing }))

interface WritePlaceProps {
  readonly place: CommentPlace
  readonly open: boolean
  readonly onWritten: () => void
}

/** The comment form, or the reason why the reader cannot write. */
export function WritePlace({ place, open, onWritten }: WritePlaceProps): ReactNode {
  const session = useSession()
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
  return <Allowed place={place} session={session} onWritten={onWritten} />
}

interface AllowedProps extends Pick<WritePlaceProps, 'place' | 'onWritten'> {
  readonly session: Session
}

/** Readers with the reply right may write; staff need no right. */
function Allowed({ place, session, onWritten }: AllowedProps): ReactNode {
  const problem = useRightProblem('reply', session)
  if (problem === null || session.role !== null) return <CommentForm place={place} onDone={onWritten} />
  return <RightMissing problem={problem} />
}
