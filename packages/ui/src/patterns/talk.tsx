import { clsx } from 'clsx'
import type { FormEventHandler, ReactNode, Ref } from 'react'
import type { TimelineEntry } from './timeline.tsx'

export interface TalkProps {
  readonly label: string
  /** `<TalkMessage>` and `<TalkEvent>`, the oldest first. */
  readonly children: ReactNode
  readonly className?: string
}

/** A conversation. New messages are announced to screen readers. */
export function Talk({ label, children, className }: TalkProps): ReactNode {
  return (
    <div className={clsx('talk', className)} role="log" aria-label={label}>
      {children}
    </div>
  )
}

export interface TalkMessageProps {
  readonly by: 'other' | 'me' | 'staff'
  /** Left out on the reader's own messages. */
  readonly name?: ReactNode
  /** The author's role in the deal: `seller`. */
  readonly role?: ReactNode
  readonly time: ReactNode
  /** The text; line breaks are preserved. */
  readonly children?: ReactNode
  /** Attached pictures and files. */
  readonly attachments?: ReactNode
  /** The message was not sent: a word for it, and the possible actions. */
  readonly failed?: { readonly word: ReactNode; readonly actions: ReactNode }
}

export function TalkMessage({ by, name, role, time, children, attachments, failed }: TalkMessageProps): ReactNode {
  return (
    <div className={clsx('talk-message', `is-${by}`, failed !== undefined && 'is-failed')}>
      <div className="talk-who">
        {name === undefined ? null : <b>{name}</b>}
        {role === undefined ? null : <span>{role}</span>}
        <span>{time}</span>
        {failed === undefined ? null : <span className="talk-failed">{failed.word}</span>}
      </div>
      {children === undefined ? null : <div className="talk-bubble">{children}</div>}
      {attachments === undefined ? null : <div className="talk-attachments">{attachments}</div>}
      {failed === undefined ? null : <div className="talk-actions">{failed.actions}</div>}
    </div>
  )
}

export interface TalkEventProps {
  /** Azurite when money moved, gamboge when the clock stopped, gromwell for a complaint. */
  readonly kind?: TimelineEntry['kind']
  /** Time of the event, small after the text; left out for a day mark. */
  readonly time?: ReactNode
  readonly children: ReactNode
  /** Set on an event that is to be focused. */
  readonly ref?: Ref<HTMLParagraphElement> | undefined
}

/** An event between messages: a day mark, a payment, a complaint. */
export function TalkEvent({ kind = 'neutral', time, children, ref }: TalkEventProps): ReactNode {
  return (
    <p
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className={clsx('talk-event', time === undefined ? 'is-day' : `is-${kind}`)}
    >
      <span>
        {children}
        {time === undefined ? null : <span className="talk-event-time">{time}</span>}
      </span>
    </p>
  )
}

export interface TalkComposerProps {
  readonly label: string
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  /** Attach button, input and send button, in this order. */
  readonly children: ReactNode
}

/** Form to write a message, at the bottom of the talk. */
export function TalkComposer({ label, onSubmit, children }: TalkComposerProps): ReactNode {
  return (
    <form className="talk-composer" aria-label={label} onSubmit={onSubmit}>
      {children}
    </form>
  )
}
