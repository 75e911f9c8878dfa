import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'

export interface ModerateProps {
  readonly goods: { readonly id: number; readonly title: string; readonly status: string; readonly sellerUid: number }
  /** One of many: it does not call for attention. */
  readonly inRow?: boolean
}

/** Takes goods out of the lists, or gives them back; each asks for the reason. */
export function Moderate({ goods, inRow = false }: ModerateProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const { id, title, sellerUid } = goods
  const relists = goods.status === 'delisted'
  const verb = useVerb(
    (client, reason: string) =>
      relists ? client.goods.relist.mutate({ id, reason }) : client.goods.delist.mutate({ id, reason }),
    {
      says: relists ? t`Relisted: ${title}` : t`Delisted: ${title}`,
      quiet: true,
      changes: [],
      done: async () => {
        setOpen(false)
        await Promise.all([q.goods.invalidate(), q.staff.invalidate()])
      },
    },
  )
  return (
    <>
      <Button
        size="s"
        variant={relists ? 'line' : inRow ? 'quiet' : 'danger'}
        aria-label={relists ? t`Relist: ${title}` : t`Delist: ${title}`}
        onClick={() => {
          verb.reset()
          setOpen(true)
        }}
      >
        {relists ? <Trans>Relist</Trans> : <Trans>Delist</Trans>}
      </Button>
      {open ? (
        <ReasonDialog
          title={relists ? <Trans>Relist “{title}”</Trans> : <Trans>Delist “{title}”</Trans>}
          consequence={
            relists ? (
              <Trans>
                Seller {sellerUid} has the goods back: for sale again, unless they were taken offline. No money moves.
              </Trans>
            ) : (
              <Trans>
                The goods leave lists and search at once, and seller {sellerUid} reads the reason. Open orders go on; no
                money moves. It can be taken back.
              </Trans>
            )
          }
          confirmLabel={relists ? <Trans>Relist</Trans> : <Trans>Delist</Trans>}
          variant={relists ? 'ink' : 'danger'}
          pending={verb.isPending}
          error={verb.error}
          onClose={() => setOpen(false)}
          onConfirm={(reason) => verb.mutate(reason)}
        />
      ) : null}
    </>
  )
}
