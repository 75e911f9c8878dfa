import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { ReasonStep } from '../shared/reason-step.tsx'

export type StaffAd = ApiOutputs['ads']['staffList']['data'][number]

/** Approves an ad, takes it down with a refund, or restores it. */
export function ModerateAd({ ad }: { readonly ad: StaffAd }): ReactNode {
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {ad.waitingSince === null ? null : <Approve id={ad.id} />}
      <TakeDown ad={ad} />
    </span>
  )
}

function Approve({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const approve = useStaffVerb((client) => client.ads.approve.mutate({ id }), { says: t`Ad ${id} is shown` })
  return (
    <Button
      size="s"
      variant="ink"
      aria-label={t`Approve ad ${id}`}
      loading={approve.isPending}
      onClick={() => approve.mutate(undefined)}
    >
      <Trans>Approve</Trans>
    </Button>
  )
}

function TakeDown({ ad: { id, ownerUid, delisted, refunds } }: { readonly ad: StaffAd }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const back = delisted !== null
  const sums = refunds.map((refund) => formatCoin(moneyFromWire(refund))).join(', ')
  return (
    <ReasonStep
      label={back ? <Trans>Let back</Trans> : <Trans>Take down</Trans>}
      name={back ? t`Let back ad ${id}` : t`Take down ad ${id}`}
      takesBack={back}
      inRow
      title={back ? <Trans>Let ad {id} back</Trans> : <Trans>Take ad {id} down</Trans>}
      consequence={
        back ? (
          <Trans>Its owner {ownerUid} reads the reason and can buy places for it again. No money moves.</Trans>
        ) : sums === '' ? (
          <Trans>
            It is shown nowhere any more, and its owner {ownerUid} reads the reason. Nothing is left to refund.
          </Trans>
        ) : (
          <Trans>
            It is shown nowhere any more, and its owner {ownerUid} reads the reason. What was not used goes back at
            once: {sums}.
          </Trans>
        )
      }
      says={back ? t`Ad ${id} is back` : t`Ad ${id} is taken down`}
      step={(client, reason) =>
        back ? client.ads.relist.mutate({ id, reason }) : client.ads.delist.mutate({ id, reason })
      }
      reread={() => q.ads.invalidate()}
    />
  )
}
