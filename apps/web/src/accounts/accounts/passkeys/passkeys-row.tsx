import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { LetPayDialog } from './let-pay-dialog.tsx'
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
  const [chosen, setChosen] = useState<{ readonly id: number; readonly name: string } | null>(null)
  const stop = useVerb((client, id: number) => client.accounts.passkeys.letPay.mutate({ id, pays: false }), {
    changes: [q.accounts.passkeys.list.queryOptions().queryKey, q.accounts.payPasswordStatus.queryOptions().queryKey],
    says: t`The pay password is asked for again`,
  })
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
            {keys.map(({ id, name, createdAt, lastUsedAt, paysSince }) => (
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
                {paysSince === null ? (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t`Use instead of the pay password: ${name}`}
                    onClick={() => setChosen({ id, name })}
                  >
                    <Trans>Use instead of the pay password</Trans>
                  </Button>
                ) : (
                  <>
                    <span className="text-ink-2">
                      <Trans>
                        stands in for the pay password since <Moment at={paysSince} as="day" />
                      </Trans>
                    </span>
                    <Button
                      size="s"
                      variant="quiet"
                      loading={stop.isPending}
                      aria-label={t`Ask for the pay password again: ${name}`}
                      onClick={() => stop.mutate(id)}
                    >
                      <Trans>Ask for the pay password again</Trans>
                    </Button>
                  </>
                )}
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
      {chosen === null ? null : <LetPayDialog {...chosen} onClose={() => setChosen(null)} />}
      {removing === null ? null : <RemovePasskeyDialog {...removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
