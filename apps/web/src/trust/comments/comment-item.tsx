import { Stars } from '@jindu/ui/patterns/stars'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { RichText } from '../../shared/rich-text/index.ts'
import { ReportButton } from '../moderation/index.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentPictures } from './comment-pictures.tsx'
import type { Comment, CommentPlace, Said } from './comment-reads.ts'

// Lazy, because few readers need it and it contains dialogs.
const CommentSteps = lazyPart(async () => ({ default: (await import('./comment-steps.tsx')).CommentSteps }))

interface CommentItemProps {
  readonly place: CommentPlace
  readonly comment: Comment
  readonly onAnswered: () => void
}

/** A comment with its answers. */
export function CommentItem({ place, comment, onAnswered }: CommentItemProps): ReactNode {
  const [answering, setAnswering] = useState(false)
  const { id, html, hidden, answers, mayAnswer } = comment
  return (
    <li className={html === null ? 'comment is-gone' : hidden === null ? 'comment' : 'comment comment-hidden'}>
      <SaidText said={comment} place={place} />
      {answers.map((answer) => (
        <div key={answer.id} className={answer.hidden === null ? 'comment-answer' : 'comment-answer comment-hidden'}>
          <SaidText said={answer} place={place} />
          <Steps said={answer} />
        </div>
      ))}
      {answering ? (
        <CommentForm
          place={place}
          toId={id}
          onCancel={() => setAnswering(false)}
          onDone={() => {
            setAnswering(false)
            onAnswered()
          }}
        />
      ) : (
        <Steps said={comment}>
          {mayAnswer ? (
            <Button size="s" onClick={() => setAnswering(true)}>
              <Trans>Answer</Trans>
            </Button>
          ) : null}
        </Steps>
      )}
    </li>
  )
}

function Steps({ said, children = null }: { readonly said: Said; readonly children?: ReactNode }): ReactNode {
  const steps = said.mayRemove || said.mayModerate
  if (!steps && !said.mayReport && children === null) return null
  return (
    <div className="comment-steps">
      {children}
      {steps ? <CommentSteps said={said} /> : null}
      {said.mayReport && !said.mayModerate ? <ReportButton kind="comment" id={said.id} /> : null}
    </div>
  )
}

interface SaidProps {
  readonly said: Said
  readonly place: CommentPlace
}

function Owner({ kind }: Pick<CommentPlace, 'kind'>): ReactNode {
  return kind === 'goods' ? <Trans>Seller</Trans> : <Trans>Advertiser</Trans>
}

/** Author and text of a comment, or a placeholder if it was removed. */
function SaidText({ said, place }: SaidProps): ReactNode {
  const { uid, html, attach, own, hidden, removedAt, writtenAt } = said
  if (removedAt !== null)
    return (
      <p className="comment-gone">
        <Undo2 className="ic s" aria-hidden="true" />
        {own ? <Trans>You took this comment back</Trans> : <Trans>{uid} took this comment back</Trans>}
        <Moment at={removedAt} />
      </p>
    )
  if (html === null)
    return (
      <p className="comment-gone">
        <EyeOff className="ic s" aria-hidden="true" />
        <Trans>Hidden by staff: {hidden?.reason ?? ''}</Trans>
        <Moment at={hidden?.at ?? writtenAt} />
      </p>
    )
  return (
    <>
      <div className="comment-head">
        <By said={said} place={place} />
        <Moment at={writtenAt} as="relative" />
      </div>
      <div className="comment-text">
        <RichText html={html} />
      </div>
      {attach.length === 0 ? null : <CommentPictures fileIds={attach} />}
      {hidden === null ? null : (
        <Note
          tone="dispute"
          icon={<EyeOff className="ic" aria-hidden="true" />}
          title={
            own ? (
              <Trans>Staff hid this comment; only you read it</Trans>
            ) : (
              <Trans>Hidden: only its author and moderators read it</Trans>
            )
          }
        >
          {hidden.reason}
        </Note>
      )}
    </>
  )
}

function By({ said: { uid, own, by, staffName, bought, rating }, place }: SaidProps): ReactNode {
  const { t } = useLingui()
  if (by === 'staff')
    return (
      <>
        <b className="is-staff">
          <UserText>{staffName}</UserText>
        </b>
        <span className="staff-mark">
          <Trans>administrator</Trans>
        </span>
      </>
    )
  return (
    <>
      <b className="num">{own ? <Trans>You</Trans> : by === 'owner' ? <Owner kind={place.kind} /> : uid}</b>
      {bought ? (
        <StatusBadge kind="neutral" outline>
          <Trans>Bought it</Trans>
        </StatusBadge>
      ) : null}
      {rating === null ? null : <Stars rating={rating} label={t`${rating} of 5 stars`} />}
    </>
  )
}
