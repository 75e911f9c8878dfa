import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { UserLink } from '../shared/links.tsx'
import type { Payout } from './payout.ts'

/** Risk facts of a withdrawal: owner, source of the coin, target address. Unusual facts are coloured. */
export function RiskFacts({ of }: { readonly of: Payout }): ReactNode {
  const { facts, unverified, waitsUntil, approvalsNeeded, approvedByUid } = of
  if (facts === null) return null
  const { addressUsed, addressOthers } = facts
  return (
    <ul className="grid gap-0.5 text-13">
      {facts.frozenAt === null ? null : (
        <li className="text-negative">
          <Trans>
            Account frozen <Moment at={facts.frozenAt} />
          </Trans>
        </li>
      )}
      {facts.debt.units === '0' ? null : (
        <li className="text-negative">
          <Trans>
            Owes <Amount of={facts.debt} /> after a deposit was reversed
          </Trans>
        </li>
      )}
      <li className="text-ink-3">
        <Trans>
          Registered <Moment at={facts.registeredAt} />
        </Trans>
      </li>
      <li>
        <Plural value={facts.deposits} one="# deposit in 7 days" other="# deposits in 7 days" />
        {', '}
        <Amount of={facts.deposited} />
        {facts.transferredIn.units === '0' ? null : (
          <>
            {'; '}
            <Trans>
              from other users <Amount of={facts.transferredIn} />
            </Trans>
          </>
        )}
      </li>
      <li className={addressUsed === 0 ? 'text-hold' : 'text-ink-3'}>
        {addressUsed === 0 ? (
          <Trans>The address is new to this user</Trans>
        ) : (
          <Plural value={addressUsed} one="Paid to this address once" other="Paid to this address # times" />
        )}
      </li>
      {addressOthers.length === 0 ? null : (
        <li className="text-negative">
          <Trans>Also used by</Trans>{' '}
          {addressOthers.map((uid, at) => (
            <span key={uid}>
              {at === 0 ? null : ', '}
              <UserLink uid={uid} />
            </span>
          ))}
        </li>
      )}
      <li className="text-ink-3">
        <Plural value={facts.applied} one="# other in 24 hours" other="# others in 24 hours" />
        {', '}
        <Amount of={facts.appliedAmount} />
      </li>
      {facts.passwordChangedAt === null ? null : (
        <li className="text-hold">
          <Trans>
            Password changed <Moment at={facts.passwordChangedAt} />
          </Trans>
        </li>
      )}
      {unverified ? (
        <li className="text-hold">
          <Trans>Sent by an old client: the pay password was not given for this address and amount</Trans>
        </li>
      ) : null}
      {waitsUntil === null ? null : (
        <li className="text-hold">
          <Trans>
            Cannot be approved before <Moment at={waitsUntil} />
          </Trans>
        </li>
      )}
      {approvalsNeeded < 2 ? null : (
        <li>
          {approvedByUid === null ? (
            <Trans>Two members of finance must approve</Trans>
          ) : (
            <Trans>
              Approved by <UserLink uid={approvedByUid} />, a second member must approve
            </Trans>
          )}
        </li>
      )}
    </ul>
  )
}
