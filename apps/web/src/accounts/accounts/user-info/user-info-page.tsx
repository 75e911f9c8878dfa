import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { OutsideSheet } from '../outside/outside-sheet.tsx'
import { TokensSheet } from '../access-tokens/tokens-sheet.tsx'
import { FactorDueNote } from '../second-factor/factor-due-note.tsx'
import { useFactorDue } from '../second-factor/use-factor-due.ts'
import { WebhooksSheet } from '../webhooks/webhooks-sheet.tsx'
import { BalancesSheet } from './balances-sheet.tsx'
import { FailedTriesSheet } from './failed-tries-sheet.tsx'
import { IdentitySheet } from './identity-sheet.tsx'
import { RightsSheet } from './rights-sheet.tsx'
import { SecuritySheet } from './security-sheet.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import { StatisticsSheet } from './statistics-sheet.tsx'

/** The account: balances, rights, passwords, sessions, statistics (marketplace.md §2 "User info page"). */
export function UserInfoPage(): ReactNode {
  const { q } = useApi()
  const { data: me } = useSuspenseQuery(q.accounts.me.queryOptions())
  const { due, isOpen } = useFactorDue()
  if (me === null) return null
  return (
    <>
      <PageTitle>
        <Trans>Account</Trans>
      </PageTitle>
      {due ? (
        <div className="mb-6 phone:mb-4">
          <FactorDueNote />
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-6 phone:grid-cols-1 phone:gap-4">
        <div className="contents md:flex md:flex-col md:gap-6">
          {isOpen ? <BalancesSheet /> : null}
          <SecuritySheet me={me} />
          {isOpen ? (
            <>
              <OutsideSheet />
              <SessionsSheet />
              <TokensSheet />
              <WebhooksSheet />
              <FailedTriesSheet />
            </>
          ) : null}
        </div>
        <div className="contents md:flex md:flex-col md:gap-6">
          <IdentitySheet me={me} />
          <RightsSheet rights={me.rights} />
        </div>
      </div>
      <div className="mt-6 phone:mt-4">
        <StatisticsSheet statistics={me.statistics} />
      </div>
    </>
  )
}
