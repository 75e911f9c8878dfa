import type { CurrencyCode } from '@jindu/domain/money'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Explains the steps of a deposit until it can be spent. */
export function HowItArrives({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  return (
    <Sheet>
      <SheetHead title={<Trans>How a deposit arrives</Trans>} />
      <SheetBody>
        <ol className="grid list-decimal gap-3 pl-5">
          <li>
            <Trans>You send {currency} to your address from any wallet.</Trans>
          </li>
          <li>
            <Trans>It appears below as soon as the chain shows it, one tick a confirmation.</Trans>
          </li>
          <li>
            <Trans>With the last tick the whole amount is yours to spend. Deposits cost nothing.</Trans>
          </li>
        </ol>
      </SheetBody>
    </Sheet>
  )
}
