import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { groupBy } from '../../shared/group-by.ts'
import { useLocale } from '../../shared/preferences.ts'
import type { NoticeBrief } from './notice-types.ts'

interface NoticeRowsProps {
  readonly rows: readonly NoticeBrief[]
  /** Groups unpinned notices by month. */
  readonly byMonth: boolean
}

/** A list of notices, pinned ones first. */
export function NoticeRows({ rows, byMonth }: NoticeRowsProps): ReactNode {
  const { locale, timeZone } = useDateOptions(3600)
  const month = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', month: 'long' })
  const parts = groupBy(rows, ({ pinned, publishedAt }) => (pinned || !byMonth ? '' : month.format(publishedAt * 1000)))
  return Array.from(parts, ([named, ofPart]) => (
    <Fragment key={named}>
      {named === '' ? null : <h2 className="day-head">{named}</h2>}
      <ul className="boards">
        {ofPart.map((row) => (
          <NoticeRow key={row.id} row={row} />
        ))}
      </ul>
    </Fragment>
  ))
}

function NoticeRow({ row }: { readonly row: NoticeBrief }): ReactNode {
  const { id, title, summary, language, pinned, publishedAt, changedAt, comments } = row
  const foreign = language !== useLocale()
  return (
    <li>
      <Link to="/ruleDetails" search={{ id, type: 'info' }}>
        <span className="boards-title" lang={language}>
          {pinned ? <Pin className="ic s" aria-hidden="true" /> : null}
          {title}
        </span>
        <span className="boards-about">
          {foreign ? (
            <StatusBadge kind="neutral" outline>
              <NotTranslated language={language} />
            </StatusBadge>
          ) : (
            summary
          )}
        </span>
        <span className="boards-since">
          {changedAt === null ? (
            <Moment at={publishedAt} as="day" />
          ) : (
            <span>
              <Trans>changed</Trans> <Moment at={changedAt} as="day" />
            </span>
          )}
          {comments === 0 ? null : (
            <span>
              <Plural value={comments} one="# comment" other="# comments" />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Marks a notice that exists in the other language only. */
export function NotTranslated({ language }: Pick<NoticeBrief, 'language'>): ReactNode {
  return language === 'en' ? (
    <Trans>English only, not translated yet</Trans>
  ) : (
    <Trans>Chinese only, not translated yet</Trans>
  )
}
