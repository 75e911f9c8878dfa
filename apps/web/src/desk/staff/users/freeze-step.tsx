import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ReasonStep } from '../shared/reason-step.tsx'

type User = ApiOutputs['accounts']['staffInfo']

/** Freezes an account, or lifts a freeze by staff; each needs a reason. */
export function FreezeStep({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { uid, frozen } = user
  const thaws = frozen?.by === 'moderator'
  return (
    <ReasonStep
      label={thaws ? <Trans>Unfreeze</Trans> : <Trans>Freeze</Trans>}
      takesBack={thaws}
      title={thaws ? <Trans>Unfreeze account {uid}</Trans> : <Trans>Freeze account {uid}</Trans>}
      consequence={
        thaws ? (
          <Trans>The owner can log in again and sell what is not taken offline. No money moves.</Trans>
        ) : (
          <Trans>
            All its sessions end, it cannot log in, and nothing it sells can be bought. The owner reads the reason when
            logging in and cannot unfreeze it. Money in escrow still follows its order.
          </Trans>
        )
      }
      says={thaws ? t`Account ${uid} is unfrozen` : t`Account ${uid} is frozen`}
      step={(client, reason) =>
        thaws
          ? client.accounts.staffUnfreeze.mutate({ uid, reason })
          : client.accounts.staffFreeze.mutate({ uid, reason })
      }
      reread={() =>
        Promise.all([q.accounts.staffInfo.invalidate(), q.accounts.find.invalidate(), q.audit.invalidate()])
      }
    />
  )
}
