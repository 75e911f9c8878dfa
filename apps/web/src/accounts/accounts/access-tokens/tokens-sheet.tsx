import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import { MadeTokenDialog } from './made-token-dialog.tsx'
import { TokenRow, type Token } from './token-row.tsx'

/** Lists the account's access tokens, and creates and revokes them. */
export function TokensSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const tokens = useQuery(q.accounts.tokens.list.queryOptions())
  const [asked, setAsked] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Token | null>(null)
  const revoke = useVerb((client, id: number) => client.accounts.tokens.revoke.mutate({ id }), {
    says: t`The token is revoked`,
    changes: [q.accounts.tokens.list.queryOptions().queryKey],
    done: () => setRevoked(null),
  })
  return (
    <Sheet id="access-tokens" className="scroll-mt-18">
      <SheetHead
        title={<Trans>Access tokens</Trans>}
        end={
          <Button size="s" onClick={() => setAsked(true)}>
            <Trans>New token</Trans>
          </Button>
        }
      />
      {tokens.isError ? (
        <SheetBody>
          <FailureNote error={tokens.error} retry={() => void tokens.refetch()} />
        </SheetBody>
      ) : tokens.data === undefined ? (
        <SheetBody>
          <Skeleton className="h-10" />
        </SheetBody>
      ) : tokens.data.data.length === 0 ? (
        <SheetBody>
          <p className="text-13 text-ink-2">
            <Trans>No program acts for you. A token lets one read or trade within bounds that you set.</Trans>
          </p>
        </SheetBody>
      ) : (
        <ul>
          {tokens.data.data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      {asked && <CreateTokenDialog onClose={() => setAsked(false)} onMade={setMade} />}
      {made !== null && <MadeTokenDialog token={made} onClose={() => setMade(null)} />}
      {revoked !== null && (
        <ConfirmDialog
          open
          variant="danger"
          onOpenChange={(open) => {
            if (!open) setRevoked(null)
          }}
          title={<Trans>Revoke “{revoked.name}”?</Trans>}
          consequence={<Trans>The program is shut out at once. What it ordered stays as it is. No money moves.</Trans>}
          confirmLabel={<Trans>Revoke</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate(revoked.id)}
        />
      )}
    </Sheet>
  )
}
