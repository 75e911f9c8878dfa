import type { SplitParts } from '@jindu/domain/trust/disputes'
import { coinToUsd, formatUsd, moneyFromWire, moneyToWire, type CurrencyCode, type Money } from '@jindu/domain/money'
import { RangeRuler } from '@jindu/ui/patterns/range-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import type { Proposal } from '../dispute-subject.ts'
import { SideName } from './side-name.tsx'
import { shareOf } from './split-amounts.ts'

export interface SplitViewProps {
  readonly parts: SplitParts
  readonly escrow: Money<CurrencyCode>
  /** The rate of the purchase, for displaying dollars. */
  readonly rate: { readonly currency: CurrencyCode; readonly usdE8: string }
  /** The reader's side. */
  readonly reader: 'buyer' | 'seller' | 'staff'
  /** The escrow was paid by the buyer. */
  readonly comesBack: boolean
  /** A proposed split, marked on the ruler. */
  readonly offer?: Proposal | null
  /** The input is no valid share, so figures of another share are hidden. */
  readonly unread?: boolean
  /** Called when the reader moves the division, in hundredths of a percent for the buyer. */
  readonly onShare?: (share: number) => void
  /** The labelled input of the buyer's part, instead of its amount. */
  readonly children?: ReactNode
}

const PERCENT = 100

const percent = (share: number): string => `${share / PERCENT}%`

/** A division of the escrow: each side's amount, share and dollars, with the fee where it is deducted. */
export function SplitView({
  parts,
  escrow,
  rate,
  reader,
  comesBack,
  offer = null,
  unread = false,
  onShare,
  children,
}: SplitViewProps): ReactNode {
  const { t } = useLingui()
  const share = shareOf(parts.buyer, escrow)
  const usd = (part: Money<CurrencyCode>): string =>
    formatUsd(coinToUsd(part, { currency: rate.currency, usdE8: BigInt(rate.usdE8) }, 'down'))
  const sellersShare = percent(100 * PERCENT - share)
  const fee = parts.fee
  const offerer = offer?.by === 'buyer' ? <Trans>Buyer’s offer</Trans> : <Trans>Seller’s offer</Trans>
  return (
    <div className="split-view">
      <div className="split-side">
        {children ?? (
          <>
            <span className="split-who">
              <SideName side="buyer" own={reader === 'buyer'} back={comesBack} />
            </span>
            <span className="split-part">
              <Amount of={moneyToWire(parts.buyer)} strong />
            </span>
          </>
        )}
        <span className="split-share num">{unread ? '\u00A0' : `${percent(share)} · ${usd(parts.buyer)}`}</span>
      </div>
      <RangeRuler
        className={unread ? 'is-unread' : ''}
        label={t`The buyer’s share`}
        min={0}
        max={100 * PERCENT}
        value={unread ? 0 : share}
        valueText={unread ? '–' : percent(share)}
        ends={['0', '100%']}
        middle="50%"
        parts={40}
        major={4}
        {...(offer === null ? {} : { beside: { value: shareOf(moneyFromWire(offer.buyer), escrow), label: offerer } })}
        {...(onShare === undefined
          ? {}
          : {
              input: {
                step: PERCENT,
                valueLabel: unread ? '–' : t`${percent(share)} to the buyer, ${sellersShare} to the seller`,
                onChange: (value) => onShare(Math.min(100 * PERCENT - 1, Math.max(1, value))),
              },
            })}
      />
      <div className="split-side is-end">
        <span className="split-who">
          <SideName side="seller" own={reader === 'seller'} back={!comesBack} />
        </span>
        <span className="split-part">{unread ? '–' : <Amount of={moneyToWire(parts.seller)} strong />}</span>
        <span className="split-share num">{unread ? '\u00A0' : `${sellersShare} · ${usd(parts.seller)}`}</span>
        {unread || fee.units === 0n ? null : (
          <span className="split-fee">
            <Trans>
              after the fee of <Amount of={moneyToWire(fee)} />
            </Trans>
          </span>
        )}
      </div>
    </div>
  )
}
