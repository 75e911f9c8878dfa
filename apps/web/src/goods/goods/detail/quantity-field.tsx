import type { ErrorCode } from '@jindu/domain/errors'
import { orderBound } from '@jindu/domain/goods/goods'
import { groupThousands, keepDigits } from '@jindu/domain/money'
import { goodsRules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Stepper, type StepperRefusal } from '@jindu/ui/primitives/stepper'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { notify } from '../../../shared/notify/notices.ts'
import { InStock } from '../../card/index.ts'
import type { GoodsDetail } from './goods-reads.ts'

const REFUSED = {
  empty: 'QUANTITY_REQUIRED',
  notWhole: 'QUANTITY_NOT_INTEGER',
  negative: 'QUANTITY_NEGATIVE',
  below: 'QUANTITY_NOT_POSITIVE',
} as const satisfies Record<Exclude<StepperRefusal, 'above'>, ErrorCode>

const BEYOND = { stock: 'STOCK_TOO_LOW', order: 'QUANTITY_TOO_LARGE' } as const

export interface QuantityFieldProps {
  readonly goods: GoodsDetail
  readonly volume: number
  readonly onChange: (volume: number) => void
}

/** Quantity input beside the stock; at its maximum it shows the bound. */
export function QuantityField({ goods, volume, onChange }: QuantityFieldProps): ReactNode {
  const { t, i18n } = useLingui()
  const { maximum, by } = orderBound(goods.inStock)
  const warn = (why: StepperRefusal): void => {
    const code = why === 'above' ? BEYOND[by] : REFUSED[why]
    void codeText(code, { maximum, left: maximum }, i18n).then((title) => notify({ tone: 'negative', title }))
  }
  return (
    <Field
      label={<Trans>Quantity</Trans>}
      aside={<InStock goods={goods} />}
      hint={volume < maximum ? undefined : <Bound maximum={maximum} by={by} />}
      className="flex-row! flex-wrap items-center justify-between [&>.hint]:basis-full"
    >
      <Stepper
        value={volume}
        onValueChange={onChange}
        onRefused={warn}
        min={goodsRules.purchase.minimumVolume}
        max={maximum}
        read={keepDigits}
        decreaseLabel={t`One less`}
        increaseLabel={t`One more`}
      />
    </Field>
  )
}

function Bound({ maximum, by }: ReturnType<typeof orderBound>): ReactNode {
  const most = groupThousands(String(maximum))
  if (by === 'order') return <Trans>One order takes at most {most}.</Trans>
  return <Plural value={maximum} one="No more than this one is in stock." other="No more than these # are in stock." />
}
