import { groupThousands } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AdPlace } from './own-ad.ts'

interface PriceRulerProps {
  readonly place: AdPlace
  /** Selected weeks or packages. */
  readonly count: number
  /** Clicks of one package. */
  readonly clicks: number
  /** Basis points of the full price, from the third and from the sixth unit on. */
  readonly factors: { readonly double: number; readonly fivefold: number }
}

/** Lengths of the ruler in weeks or packages: the first that fits the selection. */
const WINDOWS = [12, 52, 100, 520] as const
const FEW = WINDOWS[0]
const { fullPriceUpTo, doubleFactorUpTo } = rules.ads.discount

/** The selection on a ruler of weeks or clicks, with the two thresholds of the discounts. */
export function PriceRuler({ place, count, clicks, factors }: PriceRulerProps): ReactNode {
  const { t } = useLingui()
  const units = WINDOWS.find((most) => count <= most) ?? count
  const [double, fivefold] = [factors.double / 100, factors.fivefold / 100]
  const end = groupThousands(String(units * clicks))
  return (
    <TimeRuler
      label={t`Chosen: ${count}`}
      units={units}
      major={units === FEW ? 1 : Math.max(4, Math.ceil(units / 13))}
      spans={[{ kind: 'elapsed', from: 0, to: count }]}
      flags={[
        {
          id: 'double',
          at: fullPriceUpTo + 1,
          row: 1,
          side: 'right',
          children: (
            <Trans>
              from {fullPriceUpTo + 1}: <b>{double}%</b> of the price
            </Trans>
          ),
        },
        {
          id: 'fivefold',
          at: doubleFactorUpTo + 1,
          row: 2,
          side: 'right',
          children: (
            <Trans>
              from {doubleFactorUpTo + 1}: <b>{fivefold}%</b>
            </Trans>
          ),
        },
      ]}
      marks={[
        { at: 0, label: '0' },
        {
          at: units,
          label: place === 'home' ? <Plural value={units} one="# week" other="# weeks" /> : <Trans>{end} clicks</Trans>,
        },
      ]}
    />
  )
}
