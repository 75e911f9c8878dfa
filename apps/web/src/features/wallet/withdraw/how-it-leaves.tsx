import type { CurrencyCode } from '@jindu/domain/money'
import { MoneyWay } from '@jindu/ui/patterns/money-way'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Who opens which gate, and until when it can be taken back. */
export function HowItLeaves({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const steps = [
    { id: 'you', children: <Trans>You confirm address and amount with your pay password.</Trans> },
    {
      id: 'review',
      held: true,
      children: <Trans>Amount and fee wait in review. Until finance approves you can take both back.</Trans>,
    },
    {
      id: 'chain',
      children: (
        <Trans>The payment is signed and sent over the {currency} network. From then on nobody can stop it.</Trans>
      ),
    },
    {
      id: 'done',
      children: <Trans>With its confirmations it is completed. If it is refused, everything comes back.</Trans>,
    },
  ]
  return (
    <Sheet>
      <SheetHead title={<Trans>How a withdrawal leaves</Trans>} />
      <SheetBody>
        <MoneyWay label={t`How a withdrawal leaves`} steps={steps} />
      </SheetBody>
    </Sheet>
  )
}
