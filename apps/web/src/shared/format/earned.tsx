import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../trpc/types.ts'
import { Amount } from './amount.tsx'

type Proceeds = ApiOutputs['goodsOrders']['list']['data'][number]['proceeds']

/** For whoever bears the fee: the credited amount in bold, with gross amount and fee below. */
export function Earned({ of: { gross, fee, net } }: { readonly of: Proceeds }): ReactNode {
  return (
    <>
      <Amount of={net} strong />
      <div className="text-12 text-ink-3 phone:ml-auto phone:max-w-36">
        <Trans>
          of <Amount of={gross} bare />, fee <Amount of={fee} bare />
        </Trans>
      </div>
    </>
  )
}
