import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ReasonStep } from '../shared/reason-step.tsx'

export interface ModerateProps {
  readonly goods: { readonly id: number; readonly title: string; readonly status: string; readonly sellerUid: number }
  /** One of many: it does not call for attention. */
  readonly inRow?: boolean
}

/** Delists or relists goods; each needs a reason. */
export function Moderate({ goods, inRow = false }: ModerateProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id, title, sellerUid } = goods
  const relists = goods.status === 'delisted'
  return (
    <ReasonStep
      label={relists ? <Trans>Relist</Trans> : <Trans>Delist</Trans>}
      name={relists ? t`Relist: ${title}` : t`Delist: ${title}`}
      takesBack={relists}
      inRow={inRow}
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
      says={relists ? t`Relisted: ${title}` : t`Delisted: ${title}`}
      step={(client, reason) =>
        relists ? client.goods.relist.mutate({ id, reason }) : client.goods.delist.mutate({ id, reason })
      }
      reread={() => Promise.all([q.goods.invalidate(), q.staff.invalidate()])}
    />
  )
}
