import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Usd } from '../format/amount.tsx'
import type { PriceSeen } from './use-price-seen.ts'

/** Old price, new price, and the question whether to continue; renders nothing while the price is unchanged. */
export function PriceChanged({ of: { changed, accept } }: { readonly of: PriceSeen }): ReactNode {
  if (changed === null) return null
  const { from, to } = changed
  return (
    <Note
      tone="hold"
      role="alert"
      title={<Trans>Price changed, nothing was charged</Trans>}
      action={
        <Button variant="line" size="s" onClick={accept}>
          <Trans>
            Go on at <Usd of={to} />
          </Trans>
        </Button>
      }
    >
      <Trans>
        You saw <Usd of={from} />. It is <Usd of={to} /> now.
      </Trans>
    </Note>
  )
}
