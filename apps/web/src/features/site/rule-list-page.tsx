import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { PRIVACY_POLICY, USER_AGREEMENT } from './rule-texts.tsx'

/** The whole row is the link. */
const ROW = '-my-3.5 flex flex-1 items-center justify-between py-3.5'
const ON = <ChevronRight className="ic text-ink-3" aria-hidden="true" />

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
            <Link to="/ruleDetails" search={{ id: USER_AGREEMENT, type: 'info' }} className={ROW}>
              <Trans>User agreement</Trans>
              {ON}
            </Link>
          </li>
          <li>
            <Link to="/ruleDetails" search={{ id: PRIVACY_POLICY, type: 'info' }} className={ROW}>
              <Trans>Privacy policy</Trans>
              {ON}
            </Link>
          </li>
          <li>
            <Link to="/help" className={ROW}>
              <Trans>Help</Trans>
              {ON}
            </Link>
          </li>
        </ul>
      </Sheet>
    </>
  )
}
