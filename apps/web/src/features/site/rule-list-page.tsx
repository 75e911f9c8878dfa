import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { PRIVACY_POLICY, USER_AGREEMENT } from './rule-texts.tsx'

/** The two rules that exist from the start; notices join them with their own part. */
export function RuleListPage(): ReactNode {
  return (
    <>
      <PageTitle>
        <Trans>Rules</Trans>
      </PageTitle>
      <Sheet>
        <ul className="plain-list">
          <li>
            <Link to="/ruleDetails" search={{ id: USER_AGREEMENT, type: 'info' }}>
              <Trans>User agreement</Trans>
            </Link>
          </li>
          <li>
            <Link to="/ruleDetails" search={{ id: PRIVACY_POLICY, type: 'info' }}>
              <Trans>Privacy policy</Trans>
            </Link>
          </li>
          <li>
            <Link to="/help">
              <Trans>Help</Trans>
            </Link>
          </li>
        </ul>
      </Sheet>
    </>
  )
}
