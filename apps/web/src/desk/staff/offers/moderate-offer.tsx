import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ReasonStep } from '../shared/reason-step.tsx'
import type { OfferRow } from './offer-row.ts'

/** Staff actions on an ongoing offer, each with a reason that its owner reads. */
export function ModerateOffer({ offer }: { readonly offer: OfferRow }): ReactNode {
  if (offer.status !== 'ongoing' || offer.isOwn) return null
  return (
    <div className="-mr-2.5 flex flex-wrap justify-end gap-1">
      <Showing offer={offer} />
      <Withdrawing offer={offer} />
    </div>
  )
}

function Showing({ offer: { id, takenDownBy, ownerUid } }: { readonly offer: OfferRow }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const down = takenDownBy !== null
  return (
    <ReasonStep
      label={down ? <Trans>Put up</Trans> : <Trans>Take down</Trans>}
      name={down ? t`Put up offer ${id}` : t`Take down offer ${id}`}
      takesBack={down}
      inRow
      title={down ? <Trans>Put offer {id} up again</Trans> : <Trans>Take offer {id} down</Trans>}
      consequence={
        down ? (
          <Trans>It stands on the market again. Owner {ownerUid} reads the reason. No coin moves.</Trans>
        ) : (
          <Trans>
            Nobody can take it and its owner cannot put it up again. Running orders go on. Owner {ownerUid} reads the
            reason. It can be taken back.
          </Trans>
        )
      }
      says={down ? t`Offer ${id} is on the market again` : t`Offer ${id} is off the market`}
      step={(client, reason) =>
        down
          ? client.otcOffers.staffPutUp.mutate({ id, reason })
          : client.otcOffers.staffTakeDown.mutate({ id, reason })
      }
      reread={() => q.otcOffers.invalidate()}
    />
  )
}

function Withdrawing({ offer: { id, ownerUid } }: { readonly offer: OfferRow }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  return (
    <ReasonStep
      label={<Trans context="an offer">Withdraw</Trans>}
      name={t`Withdraw offer ${id}`}
      takesBack={false}
      inRow
      title={<Trans>Withdraw offer {id}</Trans>}
      consequence={
        <Trans>
          The offer ends. What nobody took goes back to owner {ownerUid}, who reads the reason; running orders go on.
          Cannot be undone.
        </Trans>
      }
      says={t`Offer ${id} is withdrawn`}
      step={(client, reason) => client.otcOffers.staffWithdraw.mutate({ id, reason })}
      reread={() => q.otcOffers.invalidate()}
    />
  )
}
