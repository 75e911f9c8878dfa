import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DisputeSubject, Ruling } from './dispute-subject.ts'

interface RulingWordsProps {
  readonly ruling: Ruling
  readonly reader: DisputeSubject['role']
}

/** Where a ruling sends the money, to its reader. */
export function RulingWords({ ruling, reader }: RulingWordsProps): ReactNode {
  if (ruling.to === 'buyer') {
    return reader === 'buyer' ? <Trans>All of it back to you</Trans> : <Trans>All of it back to the buyer</Trans>
  }
  if (ruling.to === 'seller') {
    return reader === 'seller' ? <Trans>All of it to you</Trans> : <Trans>All of it to the seller</Trans>
  }
  const back = ruling.buyerBasisPoints / 100
  const on = (10_000 - ruling.buyerBasisPoints) / 100
  if (reader === 'buyer') {
    return (
      <Trans>
        {back}% back to you, {on}% to the seller
      </Trans>
    )
  }
  if (reader === 'seller') {
    return (
      <Trans>
        {on}% to you, {back}% back to the buyer
      </Trans>
    )
  }
  return (
    <Trans>
      {back}% back to the buyer, {on}% to the seller
    </Trans>
  )
}
