import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'

type Wait = NonNullable<ApiOutputs['wallet']['waits']['wait']>

/** Why what leaves the account waits for now. */
export const WAITS: Record<Wait['reason'], ReactNode> = {
  loginPassword: <Trans>Your login password was changed: what leaves your account waits</Trans>,
  payPassword: <Trans>Your pay password was changed: what leaves your account waits</Trans>,
  factor: <Trans>Your two-step login was changed: what leaves your account waits</Trans>,
  device: <Trans>A new device logged in to your account: what leaves it waits</Trans>,
  addressWait: <Trans>New addresses need not wait any more: what leaves your account waits first</Trans>,
}

/** Tells which steps a wait holds, until when, why and how to stop it; also coin received from a waiting account. */
export function WaitNote(): ReactNode {
  const { q } = useApi()
  const { data: waits } = useQuery(q.wallet.waits.queryOptions({}))
  if (waits === undefined) return null
  return (
    <>
      {waits.wait === null ? null : <OwnWait wait={waits.wait} />}
      {waits.received.map(({ amount, until }) => (
        <Note
          key={amount.asset}
          tone="hold"
          title={
            <Trans>
              <Amount of={amount} /> that came to you waits until <Moment at={until} />
            </Trans>
          }
        >
          <Trans>
            The password, two-step login or device of the account that sent it had just changed. It is yours, and leaves
            your fund balance after that.
          </Trans>
        </Note>
      ))}
    </>
  )
}

function OwnWait({ wait: { until, reason, spendsUpTo } }: { readonly wait: Wait }): ReactNode {
  return (
    <Note tone="hold" title={WAITS[reason]}>
      <Trans>
        Until <Moment at={until} /> finance approves no withdrawal, and coin that you send to another user waits with
        them.
      </Trans>{' '}
      {spendsUpTo === null ? null : (
        <Trans>
          You cannot sell for fiat, release coin or confirm an order early; goods for <Usd of={spendsUpTo} /> in all can
          be bought.
        </Trans>
      )}{' '}
      <Link to="/personal/userInfo" hash="security" className="link">
        <Trans>Not you? Freeze the account</Trans>
      </Link>
    </Note>
  )
}
