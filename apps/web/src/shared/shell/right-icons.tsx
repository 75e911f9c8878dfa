import { isRightRequired } from '@jindu/domain/accounts/rights'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageSquareReply, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../format/date.ts'
import { useDateOptions } from '../format/use-date-options.ts'
import { useSite, type Session } from '../session/session.ts'

/** Publish and reply right: whether they are required, and until when they are valid (marketplace.md §6). */
export function RightIcons({ session }: { session: Session }): ReactNode {
  const { t } = useLingui()
  const site = useSite()
  const dates = useDateOptions(60)
  const state = (required: boolean, until: number | null) => {
    if (until !== null && until > dates.now) return { label: t`valid until ${formatDay(until, dates)}`, tone: 'on' }
    if (!required) return { label: t`not required now`, tone: 'free' }
    return { label: until === null ? t`not bought` : t`ended ${formatDay(until, dates)}`, tone: 'off' }
  }
  const publish = state(isRightRequired('publish', site, dates.now), session.rights.publishUntil)
  const reply = state(isRightRequired('reply', site, dates.now), session.rights.replyUntil)
  return (
    <span className="rights">
      <Link
        to="/personal/userInfo"
        search={{ buy: 'publish' }}
        hash="rights"
        className="iconbtn right"
        data-right={publish.tone}
        aria-label={t`Publish right: ${publish.label}`}
      >
        <PenLine className="ic" aria-hidden="true" />
      </Link>
      <Link
        to="/personal/userInfo"
        search={{ buy: 'reply' }}
        hash="rights"
        className="iconbtn right"
        data-right={reply.tone}
        aria-label={t`Reply right: ${reply.label}`}
      >
        <MessageSquareReply className="ic" aria-hidden="true" />
      </Link>
    </span>
  )
}
