import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DisputeSubject, Ruling } from './dispute-subject.ts'

interface RulingWordsProps {
  readonly ruling: Ruling
  readonly reader: DisputeSubject['role']
  readonly comesBack: boolean
}

/** Destination of the money by a ruling, worded for the reader's role. */
export function RulingWords({ ruling, reader, comesBack }: RulingWordsProps): ReactNode {
  if (!comesBack) return <Goes ruling={ruling} reader={reader} />
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

/** The wording if the escrow was the seller's. */
function Goes({ ruling, reader }: Omit<RulingWordsProps, 'comesBack'>): ReactNode {
  if (ruling.to === 'buyer') {
    return reader === 'buyer' ? <Trans>All of it to you</Trans> : <Trans>All of it to the buyer</Trans>
  }
  if (ruling.to === 'seller') {
    return reader === 'seller' ? <Trans>All of it back to you</Trans> : <Trans>All of it back to the seller</Trans>
  }
  const on = ruling.buyerBasisPoints / 100
  const back = (10_000 - ruling.buyerBasisPoints) / 100
  if (reader === 'buyer') {
    return (
      <Trans>
        {on}% to you, {back}% back to the seller
      </Trans>
    )
  }
  if (reader === 'seller') {
    return (
      <Trans>
        {back}% back to you, {on}% to the buyer
      </Trans>
    )
  }
  return (
    <Trans>
      {on}% to the buyer, {back}% back to the seller
    </Trans>
  )
}
