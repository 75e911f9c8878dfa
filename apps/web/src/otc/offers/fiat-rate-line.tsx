import { formatFiatRate, groupThousands } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { exactRate } from './fiat.ts'
import type { Offer } from './offer.ts'

type Quoted = NonNullable<Offer['fiatRate']>

const SOURCES: Readonly<Record<Quoted['source'], ReactNode>> = {
  set: <Trans>set by this site</Trans>,
  feeds: <Trans>from this site’s price feeds</Trans>,
  centralBank: <Trans>of the central bank</Trans>,
  sandbox: <Trans>simulated</Trans>,
}

/** An exchange rate with its source and time. */
export function FiatRateLine({ rate }: { readonly rate: Quoted }): ReactNode {
  const text = groupThousands(formatFiatRate(exactRate(rate)))
  const { fiat } = rate
  const source = SOURCES[rate.source]
  return (
    <Trans>
      {text} {fiat} for $1, {source}, <Moment at={rate.quotedAt} as="relative" />
    </Trans>
  )
}
