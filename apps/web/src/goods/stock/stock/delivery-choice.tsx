import type { Delivery } from '@jindu/domain/goods/goods'
import { Field } from '@jindu/ui/primitives/field'
import { RadioCard, RadioCards } from '@jindu/ui/primitives/radio-card'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const CHOICES: readonly Delivery[] = ['text', 'units', 'shared', 'manual']

const TITLES: Readonly<Record<Delivery, ReactNode>> = {
  text: <Trans>The after-sales text alone</Trans>,
  units: <Trans>A different key for each unit</Trans>,
  shared: <Trans>One secret for all buyers</Trans>,
  manual: <Trans>You deliver each order by hand</Trans>,
}

const DETAILS: Readonly<Record<Delivery, ReactNode>> = {
  text: <Trans>Every buyer reads the same text. No stock is counted.</Trans>,
  units: <Trans>Licence keys, codes, accounts: each is sold once. Sold out when none is left.</Trans>,
  shared: <Trans>A link or a password that does not run out, sealed until opened.</Trans>,
  manual: <Trans>Work to order, top-ups: within the hours that you promise. After them the buyer may cancel.</Trans>,
}

export interface DeliveryChoiceProps {
  readonly chosen: Delivery
  readonly onChoose: (kind: Delivery) => void
}

/** Choice of the delivery besides the after-sales text. */
export function DeliveryChoice({ chosen, onChoose }: DeliveryChoiceProps): ReactNode {
  return (
    <Field kind="group" label={<Trans>What the buyer opens</Trans>}>
      <RadioCards
        value={chosen}
        onValueChange={(value) => {
          const kind = CHOICES.find((choice) => choice === value)
          if (kind !== undefined) onChoose(kind)
        }}
      >
        {CHOICES.map((kind) => (
          <RadioCard key={kind} value={kind} title={TITLES[kind]} detail={DETAILS[kind]} />
        ))}
      </RadioCards>
    </Field>
  )
}
