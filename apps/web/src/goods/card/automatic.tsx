import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export interface AutomaticProps {
  readonly goods: Pick<ApiOutputs['goods']['detail'], 'automatic'>
  readonly className?: string
}

/** What is bought is there at once, without the seller: said where goods are chosen. */
export function Automatic({ goods, className = '' }: AutomaticProps): ReactNode {
  if (!goods.automatic) return null
  return (
    <span className={`automatic-mark ${className}`}>
      <Trans>Automatic delivery</Trans>
    </span>
  )
}
