import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { standingOf, type AdPlace, type OwnAd } from './own-ad.ts'

interface AdActionsProps {
  readonly ad: OwnAd
  readonly place: AdPlace
  readonly onBuy: () => void
}

/** Buy or renew on every row; hide and show, and the way to the editor. */
export function AdActions({ ad, place, onBuy }: AdActionsProps): ReactNode {
  const standing = standingOf(ad, place)
  const shown = standing === 'shown' || (standing === 'waiting' && isShown(ad, place))
  const toggle = useVerb((client, next: boolean) => client.ads.show.mutate({ id: ad.id, place, shown: next }), {
    success: 'AD_TOGGLED',
  })
  const bought = (place === 'home' ? ad.home : ad.category) !== null
  return (
    <div className="flex flex-wrap justify-end gap-1.5">
      <Button size="s" variant="ink" className="min-w-17" disabled={standing === 'delisted'} onClick={onBuy}>
        {bought ? <Trans>Renew</Trans> : <Trans>Buy</Trans>}
      </Button>
      <Button
        size="s"
        className="min-w-17"
        disabled={!shown && standing !== 'hidden'}
        loading={toggle.isPending}
        onClick={() => toggle.mutate(!shown)}
      >
        {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
      </Button>
      <Link to="/personal/myAD/editAd" search={{ id: ad.id, type: 'ad' }} className="btn quiet s">
        <Trans>Edit</Trans>
      </Link>
    </div>
  )
}

function isShown(ad: OwnAd, place: AdPlace): boolean {
  return (place === 'home' ? ad.home : ad.category)?.status === 'shown'
}
