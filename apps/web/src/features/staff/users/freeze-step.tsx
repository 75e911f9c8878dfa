import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'

type User = ApiOutputs['accounts']['staffInfo']

/** Freezes an account, or takes back what staff froze; each asks for the reason. */
export function FreezeStep({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const { uid, frozen } = user
  const thaws = frozen?.by === 'moderator'
  const verb = useVerb(
    (client, reason: string) =>
      thaws
        ? client.accounts.staffUnfreeze.mutate({ uid, reason })
        : client.accounts.staffFreeze.mutate({ uid, reason }),
    {
      says: thaws ? t`Account ${uid} is unfrozen` : t`Account ${uid} is frozen`,
      quiet: true,
      changes: [],
      done: async () => {
        setOpen(false)
        await Promise.all([q.accounts.staffInfo.invalidate(), q.accounts.find.invalidate(), q.audit.invalidate()])
      },
    },
  )
  return (
    <>
      <Button
        variant={thaws ? 'line' : 'danger'}
        size="s"
        onClick={() => {
          verb.reset()
          setOpen(true)
        }}
      >
        {thaws ? <Trans>Unfreeze</Trans> : <Trans>Freeze</Trans>}
      </Button>
      {open ? (
        <ReasonDialog
          title={thaws ? <Trans>Unfreeze account {uid}</Trans> : <Trans>Freeze account {uid}</Trans>}
          consequence={
            thaws ? (
              <Trans>The owner can log in again and sell what is not taken offline. No money moves.</Trans>
            ) : (
              <Trans>
                All its sessions end, it cannot log in, and nothing it sells can be bought. The owner reads the reason
                when logging in and cannot unfreeze it. Money in escrow still follows its order.
              </Trans>
            )
          }
          confirmLabel={thaws ? <Trans>Unfreeze</Trans> : <Trans>Freeze</Trans>}
          variant={thaws ? 'ink' : 'danger'}
          pending={verb.isPending}
          error={verb.error}
          onClose={() => setOpen(false)}
          onConfirm={(reason) => verb.mutate(reason)}
        />
      ) : null}
    </>
  )
}
