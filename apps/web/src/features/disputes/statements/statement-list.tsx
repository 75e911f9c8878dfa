import { Talk, TalkMessage } from '@jindu/ui/patterns/talk'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Dispute, DisputeOrder } from '../dispute-order.ts'

type Statement = Dispute['statements'][number]

/** What both sides said, the oldest first; the reader's own at the end of the line. */
export function StatementList({ order }: { readonly order: DisputeOrder }): ReactNode {
  const { t } = useLingui()
  const { statements } = order.dispute
  if (statements.length === 0) {
    return (
      <p className="text-13 text-ink-3">
        {order.status === 'open' ? (
          <Trans>Nobody has stated their case yet. Both sides and the arbiter read what is written here.</Trans>
        ) : (
          <Trans>Nobody stated their case.</Trans>
        )}
      </p>
    )
  }
  return (
    <Talk label={t`Statements of both sides`}>
      {statements.map((statement) => (
        <Said key={statement.id} statement={statement} order={order} />
      ))}
    </Talk>
  )
}

function Said({ statement, order }: { readonly statement: Statement; readonly order: DisputeOrder }): ReactNode {
  const own = statement.by === order.role
  const uid = order[statement.by].uid
  return (
    <TalkMessage
      by={own ? 'me' : 'other'}
      {...(own ? {} : { name: uid, role: statement.by === 'buyer' ? <Trans>buyer</Trans> : <Trans>seller</Trans> })}
      time={<Moment at={statement.at} />}
      {...(statement.files.length === 0 ? {} : { attachments: <StatementPictures statement={statement} /> })}
    >
      <span lang={langOf(statement.text)}>{statement.text}</span>
    </TalkMessage>
  )
}

/** The pictures of a statement; each opens whole, and names its hash as the dossier does. */
export function StatementPictures({ statement }: { readonly statement: Statement }): ReactNode {
  const { t } = useLingui()
  return (
    <ul className="statement-pictures">
      {statement.files.map(({ id, sha256 }, index) => (
        <li key={id}>
          <a href={`/files/${id}`} target="_blank" rel="noreferrer" title={`sha256 ${sha256}`}>
            <img src={`/files/${id}`} alt={t`Picture ${index + 1} of the statement`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
