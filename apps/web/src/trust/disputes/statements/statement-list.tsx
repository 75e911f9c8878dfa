import { Talk, TalkMessage } from '@jindu/ui/patterns/talk'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Dispute, DisputeSubject } from '../dispute-subject.ts'

type Statement = Dispute['statements'][number]

/** Statements of both sides, oldest first; the reader's own are aligned to the end. */
export function StatementList({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { t } = useLingui()
  const { statements } = subject.dispute
  if (statements.length === 0) {
    return (
      <p className="text-13 text-ink-3">
        {subject.open ? (
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
        <Said key={statement.id} statement={statement} subject={subject} />
      ))}
    </Talk>
  )
}

function Said({ statement, subject }: { readonly statement: Statement; readonly subject: DisputeSubject }): ReactNode {
  const own = statement.by === subject.role
  const uid = subject[statement.by].uid
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

/** The pictures of a statement; each opens at full size, and shows the hash that the dossier has. */
export function StatementPictures({ statement }: { readonly statement: Pick<Statement, 'files'> }): ReactNode {
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
