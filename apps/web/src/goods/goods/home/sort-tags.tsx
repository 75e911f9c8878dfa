import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PHONE_ROW } from './phone-order.ts'

const TAG = 'reach text-13 text-ink-2 underline-offset-[3px] hover:text-ink hover:underline whitespace-nowrap'

/** All goods in each of the five orders, and the categories of notices. */
export function SortTags(): ReactNode {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Browse`} className={`flex flex-wrap items-baseline gap-x-5 gap-y-2 ${PHONE_ROW}`}>
      <span className="flex-none text-13 whitespace-nowrap text-ink-3">
        <Trans>Browse</Trans>
      </span>
      <Link to="/search" search={{ sort: 0 }} className={TAG}>
        <Trans>Latest released</Trans>
      </Link>
      <Link to="/search" search={{ sort: 2 }} className={TAG}>
        <Trans>Latest updated</Trans>
      </Link>
      <Link to="/search" search={{ sort: 1 }} className={TAG}>
        <Trans>Most sold</Trans>
      </Link>
      <Link to="/search" search={{ sort: 4 }} className={TAG}>
        <Trans>Hot</Trans>
      </Link>
      <Link to="/search" search={{ sort: 3 }} className={TAG}>
        <Trans>Recommended</Trans>
      </Link>
      <span className="ml-auto flex gap-x-5 phone:ml-0">
        <Link to="/ruleList" search={{ type: 9001 }} className={TAG}>
          <Trans>Notices</Trans>
        </Link>
        <Link to="/ruleList" search={{ type: 9002 }} className={TAG}>
          <Trans>Rules</Trans>
        </Link>
        <Link to="/ruleList" search={{ type: 9003 }} className={TAG}>
          <Trans>Help</Trans>
        </Link>
      </span>
    </nav>
  )
}
