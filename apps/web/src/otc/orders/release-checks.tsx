import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { sumText } from '../offers/index.ts'
import type { OtcOrder } from './order.ts'

interface ReleaseChecksProps {
  readonly order: OtcOrder
  /** Called with whether all three are checked. */
  readonly onChange: (matches: boolean) => void
}

/** Checks that the seller must confirm before the release; none is preselected. */
export function ReleaseChecks({ order, onChange }: ReleaseChecksProps): ReactNode {
  const [answers, setAnswers] = useState<readonly boolean[]>([false, false, false])
  const total = sumText(order.toPay)
  const name = order.payer?.name
  const questions = [
    <Trans key="here">The money is in my account: I looked there, not at a picture</Trans>,
    order.toPay.rate === null ? (
      <Trans key="amount">The amount is worth {total}</Trans>
    ) : (
      <Trans key="amount">The amount is {total}, not less</Trans>
    ),
    name === undefined ? (
      <Trans key="name">The buyer did not state who pays: I know the sender</Trans>
    ) : (
      <Trans key="name">The sender is {name}</Trans>
    ),
  ]
  return (
    <fieldset className="otc-checks">
      <legend>
        <Trans>Does it match?</Trans>
      </legend>
      {questions.map((question, index) => (
        <Checkbox
          key={question.key}
          checked={answers[index] ?? false}
          onChange={(event) => {
            const next = answers.with(index, event.currentTarget.checked)
            setAnswers(next)
            onChange(next.every(Boolean))
          }}
        >
          {question}
        </Checkbox>
      ))}
    </fieldset>
  )
}
