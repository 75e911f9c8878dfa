import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasskeyObstacleText } from './passkey-obstacle.tsx'
import { passkeyObstacle } from './passkey-place.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

/** The account's passkeys, which replace a code. Shown while two-step login is on. */
export function PasskeysRow(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const list = useQuery(q.accounts.passkeys.list.queryOptions())
  const [adds, setAdds] = useState(false)
  const [removing, setRemoving] = useState<{ readonly id: number; readonly name: string } | null>(null)
  const keys = list.data?.data ?? []
  const obstacle = list.data === undefined ? null : passkeyObstacle(list.data.host, globalThis)
  return (
    <>
      <SecurityRow
        icon={Fingerprint}
        title={<Trans>Passkeys</Trans>}
        action={
          obstacle === null ? (
            <Button size="s" onClick={() => setAdds(true)}>
              <Trans>Add a passkey</Trans>
            </Button>
          ) : null
        }
      >
        {obstacle === null ? null : (
          <p>
            <PasskeyObstacleText of={obstacle} />
          </p>
        )}
        {list.isError ? (
          <FailureNote error={list.error} retry={() => void list.refetch()} />
        ) : keys.length === 0 ? (
          <Trans>
            A fingerprint, a face or a security key in place of the code. A copy of this site gets nothing from it.
          </Trans>
        ) : (
          <ul className="mt-1 grid gap-1">
            {keys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <b className="font-semibold break-all text-ink">
                  <UserText>{name}</UserText>
                </b>
                <span className="text-ink-3">
                  {lastUsedAt === null ? (
                    <Trans>
                      added <Moment at={createdAt} as="day" />, not used yet
                    </Trans>
                  ) : (
                    <Trans>
                      last used <Moment at={lastUsedAt} as="relative" />
                    </Trans>
                  )}
                </span>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t`Remove ${name}`}
                  onClick={() => setRemoving({ id, name })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SecurityRow>
      {adds ? <AddPasskeyDialog onClose={() => setAdds(false)} /> : null}
      {removing === null ? null : <RemovePasskeyDialog {...removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
