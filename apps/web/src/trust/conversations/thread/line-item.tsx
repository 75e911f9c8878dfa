import { TalkMessage } from '@jindu/ui/patterns/talk'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CheckCheck, Clock as ClockIcon, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { langOf } from '../../../shared/format/lang-of.ts'
import { ReportButton } from '../../moderation/index.ts'
import { Clock, TimeOfDay } from '../time-of-day.tsx'
import type { Line } from './held-lines.ts'
import type { OutgoingLine } from './outgoing-line.ts'

export interface LineItemProps {
  readonly line: Line
  /** The reader is no party of the conversation. */
  readonly asStaff: boolean
  /** For the reader's own last line: whether and when the other side read it. */
  readonly reached?: { readonly seenAt: number | null } | undefined
  readonly onPicture: (id: string) => void
  readonly onTakeBack: (() => void) | null
}

/** A line, or a placeholder for a withdrawn one. */
export function LineItem({ line, asStaff, reached, onPicture, onTakeBack }: LineItemProps): ReactNode {
  const { t } = useLingui()
  const { html, mine, side, uid, nickName } = line
  if (html === null) return <Gone line={line} />
  const who = side === 'staff' ? nickName : uid
  return (
    <div className={mine ? 'talk-line is-me' : 'talk-line'} id={`line-${line.number}`} data-number={line.number}>
      <TalkMessage
        by={mine ? 'me' : side === 'staff' ? 'staff' : 'other'}
        {...(mine ? {} : { name: who })}
        {...(side === 'staff' && !mine ? { role: <Trans>administrator</Trans> } : {})}
        time={
          <>
            <TimeOfDay at={line.saidAt} />
            <LineStep line={line} asStaff={asStaff} onTakeBack={onTakeBack} />
          </>
        }
        attachments={
          line.files.length === 0
            ? undefined
            : line.files.map((file, index) => (
                <button key={file.id} type="button" className="talk-picture" onClick={() => onPicture(file.id)}>
                  <img
                    src={`/files/${file.id}?w=320`}
                    width={file.width}
                    height={file.height}
                    loading="lazy"
                    alt={t`Picture ${index + 1}`}
                  />
                  <span className="num">{Math.max(1, Math.round(file.bytes / 1024))} KB</span>
                </button>
              ))
        }
      >
        {line.text === '' && !html.includes('<img') ? undefined : (
          // oxlint-disable-next-line react/no-danger -- rendered by the API from goods' allow list, see its tests
          <div className="prose" lang={langOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </TalkMessage>
      {line.takenBackAt === null ? null : (
        <p className="talk-sent">
          <Undo2 className="ic s" aria-hidden="true" />
          <Trans>taken back; only staff still read it</Trans>
        </p>
      )}
      <Warnings line={line} />
      {reached === undefined ? null : (
        <p className="talk-sent">
          {reached.seenAt === null ? (
            <>
              <Check className="ic s" aria-hidden="true" />
              <span>
                <Trans>Sent</Trans>
              </span>
            </>
          ) : (
            <>
              <CheckCheck className="ic s" aria-hidden="true" />
              <span>
                <Trans>
                  Seen <Clock at={reached.seenAt} />
                </Trans>
              </span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** The reader's action on a line, beside its time; it appears on hover. */
function LineStep({
  line: { id, mine, side },
  asStaff,
  onTakeBack,
}: Pick<LineItemProps, 'line' | 'asStaff' | 'onTakeBack'>): ReactNode {
  if (onTakeBack !== null)
    return (
      <button type="button" className="link talk-step" onClick={onTakeBack}>
        <Trans>Take back</Trans>
      </button>
    )
  if (mine || side === 'staff' || asStaff) return null
  return (
    <span className="talk-step">
      <ReportButton kind="message" id={id} />
    </span>
  )
}

function Gone({ line: { mine, uid, nickName, number, takenBackAt } }: Pick<LineItemProps, 'line'>): ReactNode {
  const who = uid ?? nickName
  return (
    <p className={mine ? 'talk-gone is-me' : 'talk-gone'} data-number={number}>
      <Undo2 className="ic s" aria-hidden="true" />
      {mine ? (
        <Trans>You took a message back. Staff still read it in a dispute.</Trans>
      ) : (
        <Trans>{who} took a message back</Trans>
      )}
      {takenBackAt === null ? null : <Clock at={takenBackAt} />}
    </p>
  )
}

/** Warnings for the reader; the author was asked before sending. */
function Warnings({ line: { mine, warnings, firstLink } }: Pick<LineItemProps, 'line'>): ReactNode {
  const outside = warnings.some((kind) => kind !== 'link')
  if (mine || !(firstLink || outside)) return null
  return (
    <p className="talk-warn">
      <TriangleAlert className="ic" aria-hidden="true" />
      <span>
        {outside ? (
          <>
            <b>
              {warnings.includes('contact') ? <Trans>Contact details.</Trans> : <Trans>An address of a coin.</Trans>}
            </b>{' '}
            <Trans>Trade outside has no escrow: nobody can give your money back there.</Trans>
          </>
        ) : (
          <>
            <b>
              <Trans>The first link to outside in this chat.</Trans>
            </b>{' '}
            <Trans>Nobody here knows what is there. Never type your passwords after a link.</Trans>
          </>
        )}
      </span>
    </p>
  )
}

export interface WaitingItemProps {
  readonly line: OutgoingLine
  readonly onAgain: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A line that is being sent, or failed. */
export function WaitingItem({ line, onAgain, onEdit, onDelete }: WaitingItemProps): ReactNode {
  const { t } = useLingui()
  const failed = line.state === 'failed'
  return (
    <div className={failed ? 'talk-line is-me' : 'talk-line is-me is-waiting'}>
      <TalkMessage
        by="me"
        time={<TimeOfDay at={line.at} />}
        attachments={
          line.fileIds.length === 0
            ? undefined
            : line.fileIds.map((id, index) => (
                <span key={id} className="talk-picture">
                  <img src={`/files/${id}?w=320`} alt={t`Picture ${index + 1}`} />
                </span>
              ))
        }
        {...(failed
          ? {
              failed: {
                word: <Trans>not sent: {line.reason}</Trans>,
                actions: (
                  <>
                    <Button size="s" variant="quiet" onClick={onAgain}>
                      <Trans>Send again</Trans>
                    </Button>
                    <Button size="s" variant="quiet" onClick={onEdit}>
                      <Trans>Edit</Trans>
                    </Button>
                    <Button size="s" variant="quiet" onClick={onDelete}>
                      <Trans>Delete</Trans>
                    </Button>
                  </>
                ),
              },
            }
          : {})}
      >
        {line.text === '' ? undefined : line.text}
      </TalkMessage>
      {failed ? null : (
        <p className="talk-sent">
          {line.state === 'sent' ? (
            <Check className="ic s" aria-hidden="true" />
          ) : (
            <ClockIcon className="ic s" aria-hidden="true" />
          )}
          {line.state === 'sent' ? (
            <Trans>Sent</Trans>
          ) : line.state === 'waiting' ? (
            <Trans>Waits for the connection</Trans>
          ) : (
            <Trans>Sending</Trans>
          )}
        </p>
      )}
    </div>
  )
}
