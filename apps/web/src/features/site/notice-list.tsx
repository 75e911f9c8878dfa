import type { NoticeCategory } from '@jindu/domain/rules'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'
import { useSite } from '../../shared/session/session.ts'
import { HELP_QUESTIONS } from './help-questions.tsx'
import { DEFAULT_NOTICE_TYPE, NOTICE_TYPES } from './notice-types.ts'
import { PRIVACY_POLICY, SANDBOX, USER_AGREEMENT } from './rule-texts.tsx'

/** The whole row is the link. */
const ROW = '-my-3.5 flex flex-1 items-center justify-between gap-4 py-3.5'
const ON = <ChevronRight className="ic shrink-0 text-ink-3" aria-hidden="true" />

export interface NoticeListProps {
  /** The same list stands before everybody and in the personal area. */
  readonly at: '/ruleList' | '/personal/ruleList'
  readonly type: NoticeCategory | undefined
}

/** Notices, rules and help, a tab for each category (marketplace.md §2 "Rules list"). */
export function NoticeList({ at, type = DEFAULT_NOTICE_TYPE }: NoticeListProps): ReactNode {
  const { t } = useLingui()
  const words: Record<NoticeCategory, string> = { 9001: t`Notices`, 9002: t`Rules`, 9003: t`Help` }
  const lists: Record<NoticeCategory, ReactNode> = { 9001: <Announcements at={at} />, 9002: <Rules />, 9003: <Help /> }
  return (
    <article className="prose-page">
      <PageTitle>
        <Trans>Notices and rules</Trans>
      </PageTitle>
      <Sheet>
        <div className="list-filters">
          <TabNav label={t`Categories of notices`}>
            {NOTICE_TYPES.map((each) => (
              <TabLink key={each} to={at} search={{ type: each }} chosen={each === type} label={words[each]} />
            ))}
          </TabNav>
        </div>
        {lists[type]}
      </Sheet>
    </article>
  )
}

interface NoticeRowProps {
  readonly id: number
  readonly title: ReactNode
  readonly summary: ReactNode
}

function NoticeRow({ id, title, summary }: NoticeRowProps): ReactNode {
  return (
    <li>
      <Link to="/ruleDetails" search={{ id, type: 'info' }} className={ROW}>
        <span className="min-w-0">
          {title}
          <span className="block text-13 font-normal text-ink-3">{summary}</span>
        </span>
        {ON}
      </Link>
    </li>
  )
}

function Announcements({ at }: Pick<NoticeListProps, 'at'>): ReactNode {
  if (useSite().sandbox)
    return (
      <ul className="plain-list">
        <NoticeRow
          id={SANDBOX}
          title={<Trans>This site is a sandbox</Trans>}
          summary={<Trans>What is simulated, and why real coins must not be sent here.</Trans>}
        />
      </ul>
    )
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>No notices yet</Trans>}
      action={
        <Link to={at} search={{ type: 9002 }} className="btn line">
          <Trans>Read the rules</Trans>
        </Link>
      }
    >
      <Trans>Maintenance and changes of rules and fees are announced here.</Trans>
    </EmptyState>
  )
}

function Rules(): ReactNode {
  return (
    <ul className="plain-list">
      <NoticeRow
        id={USER_AGREEMENT}
        title={<Trans>User agreement</Trans>}
        summary={<Trans>Your account, what may be sold, escrow, prices and fees.</Trans>}
      />
      <NoticeRow
        id={PRIVACY_POLICY}
        title={<Trans>Privacy policy</Trans>}
        summary={<Trans>What is stored about you, who sees it, and how long.</Trans>}
      />
    </ul>
  )
}

function Help(): ReactNode {
  return (
    <ul className="plain-list">
      {HELP_QUESTIONS.map(({ id, question }) => (
        <li key={id}>
          <Link to="/help" hash={id} className={ROW}>
            {question}
            {ON}
          </Link>
        </li>
      ))}
    </ul>
  )
}
