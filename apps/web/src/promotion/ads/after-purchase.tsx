import { groupThousands } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import type { AdPlace, OwnAd } from './own-ad.ts'

interface After {
  readonly name: ReactNode
  readonly value: ReactNode
}

/** Result of the purchase: the new end date, or the total clicks left. */
export function afterPurchase(
  { begun, home, category }: Pick<OwnAd, 'begun' | 'home' | 'category'>,
  place: AdPlace,
  quote: Pick<ApiOutputs['ads']['quote'], 'now' | 'units'> | undefined,
): After {
  const units = quote?.units ?? 0
  if (place === 'category') {
    const clicks = groupThousands(String((category?.remaining ?? 0) + units))
    return { name: <Trans>Clicks you have then</Trans>, value: <span className="num">{clicks}</span> }
  }
  if (!begun) return { name: <Trans>Begins</Trans>, value: <Trans>when it is approved</Trans> }
  const now = quote?.now ?? 0
  return {
    name: <Trans>Runs until</Trans>,
    value: <Moment at={Math.max(now, home?.stopAt ?? 0) + units} as="day" />,
  }
}
