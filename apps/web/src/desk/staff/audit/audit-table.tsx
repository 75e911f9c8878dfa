import { auditActionText, auditSubjectText } from '@jindu/i18n/audit'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { AuditDetails } from './audit-details.tsx'
import type { AuditRow } from './audit-row.ts'
import { GoodsLink, UserLink } from '../shared/links.tsx'

export interface AuditTableProps {
  readonly rows: readonly AuditRow[] | undefined
  readonly loadingRows: number
  readonly pager?: ReactNode
}

/** Audit lines: time, actor, action, subject and reason. */
export function AuditTable({ rows, loadingRows, pager }: AuditTableProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <DataTable
      className={STICKY_HEAD}
      density="desk"
      caption={t`Audit`}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      pager={pager}
      columns={[
        {
          id: 'when',
          header: t`When`,
          className: 'num whitespace-nowrap text-ink-3',
          render: ({ createdAt }) => <Moment at={createdAt} />,
        },
        { id: 'who', header: t`Who`, className: 'phone:text-right', render: (row) => <Actor of={row} /> },
        {
          id: 'what',
          header: t`What`,
          className: 'whitespace-nowrap font-medium phone:whitespace-normal',
          render: ({ action }) => auditActionText(action, locale),
        },
        {
          id: 'subject',
          header: t`Subject`,
          className: 'whitespace-nowrap phone:text-right',
          render: ({ subjectKind, subjectId, details }) => (
            <>
              {auditSubjectText(subjectKind, locale)}{' '}
              <Subject kind={subjectKind} id={subjectId} network={details['network']} />
            </>
          ),
        },
        { id: 'why', header: t`Details`, fold: 'wide', render: (row) => <AuditDetails row={row} /> },
      ]}
      empty={
        <EmptyState headingLevel={2} title={<Trans>No line of the audit fits these filters</Trans>}>
          <Trans>All staff actions are kept here for good. Nobody can change or remove a line.</Trans>
        </EmptyState>
      }
    />
  )
}

function Actor({ of: { actorKind, actorUid } }: { readonly of: AuditRow }): ReactNode {
  if (actorUid !== null) {
    return <UserLink uid={actorUid} />
  }
  if (actorKind === 'operator') return <Trans>the operator</Trans>
  return actorKind === 'clock' ? <Trans>the clock</Trans> : <Trans>a visitor</Trans>
}

interface SubjectProps {
  readonly kind: string
  readonly id: number
  /** The network itself; the audit gives it a number only for searching. */
  readonly network: unknown
}

function Subject({ kind, id, network }: SubjectProps): ReactNode {
  if (kind === 'address') return <span className="num">{String(network)}</span>
  if (kind === 'goods') {
    return <GoodsLink id={id} />
  }
  if (kind === 'account') {
    return <UserLink uid={id} />
  }
  if (kind === 'category') {
    return (
      <Link to="/search" search={{ id }} className="link num">
        {id}
      </Link>
    )
  }
  if (kind === 'review') {
    return (
      <Link to="/staff/reviews" search={{ review: id }} className="link num">
        {id}
      </Link>
    )
  }
  if (kind === 'goodsOrder') {
    return (
      <Link to="/personal/goodsOrderPanel" search={{ id }} className="link num">
        {id}
      </Link>
    )
  }
  return <span className="num">{id}</span>
}
