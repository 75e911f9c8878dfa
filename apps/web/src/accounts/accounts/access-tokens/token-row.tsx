import { formatUsd, moneyFromWire } from '@jindu/domain/money'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { SCOPE_WORDS } from './scopes.tsx'

export type Token = ApiOutputs['accounts']['tokens']['list']['data'][number]

/** One token: scopes, expiry, and last use. */
export function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }): ReactNode {
  const { name, scopes, addresses, dailyLimit, spentToday, expiresAt, lastUsedAt, lastUsedFrom } = token
  const hasEnded = expiresAt <= useNow(60)
  return (
    <SecurityRow
      icon={KeyRound}
      title={
        <span className="flex flex-wrap items-center gap-2 break-all">
          <UserText>{name}</UserText>
          {hasEnded ? (
            <StatusBadge kind="neutral">
              <Trans>Expired</Trans>
            </StatusBadge>
          ) : null}
        </span>
      }
      action={
        <Button size="s" onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      }
    >
      <p>
        {scopes.map((scope, index) => (
          <Fragment key={scope}>
            {index === 0 ? null : ' · '}
            {SCOPE_WORDS[scope].name}
          </Fragment>
        ))}
      </p>
      <p className="text-ink-3">
        {lastUsedAt === null ? (
          <Trans>Never used</Trans>
        ) : (
          <Trans>
            Last used <Moment at={lastUsedAt} as="relative" /> from <span className="mono">{lastUsedFrom}</span>
          </Trans>
        )}
        {' · '}
        <Trans>
          Valid until <Moment at={expiresAt} />
        </Trans>
      </p>
      {dailyLimit === null ? null : (
        <p className="num text-ink-3">
          <Trans>
            {formatUsd(moneyFromWire(spentToday))} of {formatUsd(moneyFromWire(dailyLimit))} used today
          </Trans>
        </p>
      )}
      {addresses.length === 0 ? null : <p className="mono break-all text-ink-3">{addresses.join(', ')}</p>}
    </SecurityRow>
  )
}
