import { coinParts, formatUsd } from '@jindu/domain/money'
import { MoneyText, UsdText } from '@jindu/ui/patterns/money-text'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PriceChanged } from '../../../shared/price/price-changed.tsx'
import { PayPasswordBox } from '../../../accounts/accounts/index.ts'
import { FavoriteButton } from '../../favorites/index.ts'
import { DiscountLine } from './discount-line.tsx'
import type { GoodsDetail } from './goods-reads.ts'
import { PaymentSteps } from './payment-steps.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayButton } from './pay-button.tsx'
import { PayWith } from './pay-with.tsx'
import type { Purchase } from './purchase.ts'
import { PriceLine } from './price-line.tsx'
import { hasTerms, PriceTerms } from './lazy-price-terms.ts'
import { PurchaseRefused } from './purchase-refused.tsx'
import { QuoteLeft } from './quote-left.tsx'
import { QuantityField } from './quantity-field.tsx'

/** Id of the purchase form: the phone's bar sends it from outside. */
const FORM = 'purchase'

interface BuyerPanelProps {
  readonly goods: GoodsDetail
  readonly purchase: Purchase
}

/** The purchase panel: coin, quantity, total, next steps, pay password, and the pay button. */
export function BuyerPanel({ goods, purchase }: BuyerPanelProps): ReactNode {
  const { t } = useLingui()
  const { offer, offers, volume, totalUsd, session, discount, unit } = purchase
  const parts = offer === undefined ? null : coinParts(offer.total)
  return (
    <>
      <form
        id={FORM}
        noValidate
        className="sheet"
        aria-label={t`Buy`}
        onSubmit={(event) => {
          event.preventDefault()
          void purchase.submit()
        }}
      >
        <SheetBody className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PriceLine goods={goods} />
            <FavoriteButton goodsId={goods.id} favorite={goods.favorite} />
          </div>
          {hasTerms(goods) ? <PriceTerms goods={goods} volume={volume} onName={purchase.name} /> : null}
          <PriceChanged of={unit} />
          {purchase.unread !== null ? (
            <FailureNote
              error={purchase.unread}
              money={<Trans>The rates could not be read anew, so no amount is shown and nothing can be paid.</Trans>}
              retry={purchase.reread}
            />
          ) : offers.length === 0 ? (
            <p className="text-13 text-negative">
              <Trans>No rates are known now, so nothing can be paid.</Trans>
            </p>
          ) : (
            <PayWith
              offers={offers}
              chosen={offer?.currency ?? null}
              error={purchase.coinMissing}
              onChoose={purchase.choose}
            />
          )}
          <QuantityField goods={goods} volume={volume} onChange={purchase.setVolume} />
          <DiscountLine of={discount} />
          <KeyValues
            rows={[
              {
                id: 'goods',
                name: (
                  <span className="num">
                    {volume} × <UsdText cents={unit.price.units} />
                    {unit.reason === 'quantity' ? (
                      <s className="ml-1.5 text-ink-3">
                        <UsdText cents={unit.list.units} />
                      </s>
                    ) : null}
                  </span>
                ),
                value: <UsdText cents={discount.sum.goods.units} />,
              },
              ...(discount.used === null
                ? []
                : [{ id: 'code', name: discount.used.code, value: <UsdText cents={-discount.sum.off.units} /> }]),
              { id: 'fee', name: <Trans>Buyer fee</Trans>, value: <UsdText cents={0n} /> },
            ]}
          />
          <div
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3"
            aria-live="polite"
          >
            <span className="flex flex-col">
              <span className="font-semibold">
                <Trans>You pay</Trans>
              </span>
              {parts === null ? null : <QuoteLeft quotedAtMs={purchase.quotedAtMs} />}
            </span>
            <span className="flex min-w-0 grow flex-col items-end text-right">
              {parts === null ? (
                <span className="text-22 text-ink-3">–</span>
              ) : (
                <MoneyText
                  className="text-22"
                  significant={parts.significant}
                  filler={parts.filler}
                  unit={parts.unit}
                  strong
                />
              )}
              <span className="num text-13 text-balance text-ink-3">
                {offers.length === 0 ? (
                  formatUsd(totalUsd)
                ) : parts === null ? (
                  <Trans>{formatUsd(totalUsd)} in the coin you choose</Trans>
                ) : (
                  <Trans>= {formatUsd(totalUsd)} rounded up to the smallest unit</Trans>
                )}
              </span>
            </span>
          </div>
        </SheetBody>
        <SheetBody className="flex flex-col gap-3">
          {session === null ? null : <PayPasswordBox entry={purchase.entry} />}
          <PurchaseRefused purchase={purchase} />
          <PayButton purchase={purchase} />
        </SheetBody>
        <SheetBody>
          <PaymentSteps currency={offer?.currency ?? null} goods={goods} />
        </SheetBody>
      </form>
      <PayBar purchase={purchase} form={FORM} />
    </>
  )
}
