import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { Amount } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { rateText } from '../../shared/format/rate-text.ts'
import { PersonBox } from '../../accounts/people/index.ts'
import { StatementPictures } from '../../trust/disputes/index.ts'
import { PaymentMethods } from '../payees/index.ts'
import { TraderLine, TraderRecord } from '../offers/index.ts'
import type { OtcOrder } from './order.ts'
import { sumRows } from './sum-to-pay.tsx'
import { PayerHistory } from './payer-history.tsx'

/** The buyer pays the fee: the fee, and the credited amount in bold. */
function earnings({ role, proceeds, feeBasisPoints }: OtcOrder): readonly KeyValue[] {
  if (feeBasisPoints === 0) return []
  const percent = feeBasisPoints / 100
  return [
    { id: 'fee', name: <Trans>Site fee, {percent}%</Trans>, value: <Amount of={proceeds.fee} /> },
    {
      id: 'net',
      name: role === 'buyer' ? <Trans>You get</Trans> : <Trans>The buyer gets</Trans>,
      value: <Amount of={proceeds.net} strong />,
    },
  ]
}

/** Terms of the order, the other side, and the payer. */
export function OtcFacts({ order }: { readonly order: OtcOrder }): ReactNode {
  const { offer, payer } = order
  const other = order.role === 'buyer' ? order.seller : order.buyer
  return (
    <Sheet>
      <SheetHead title={<Trans>Details</Trans>} />
      <SheetBody>
        <KeyValues
          rows={[
            ...sumRows(order),
            { id: 'amount', name: <Trans>Coin</Trans>, value: <Amount of={order.amount} /> },
            ...earnings(order),
            { id: 'price', name: <Trans>Price of one</Trans>, value: rateText(order.unitPrice) },
            { id: 'by', name: <Trans>Payment</Trans>, value: <PaymentMethods methods={offer.methods} /> },
            ...(order.role === 'staff'
              ? [
                  { id: 'buyer', name: <Trans>Buyer</Trans>, value: <TraderLine trader={order.buyer} /> },
                  { id: 'seller', name: <Trans>Seller</Trans>, value: <TraderLine trader={order.seller} /> },
                ]
              : [{ id: 'other', name: <Trans>The other side</Trans>, value: <TraderLine trader={other} /> }]),
            { id: 'taken', name: <Trans>Taken</Trans>, value: <Moment at={order.createdAt} /> },
            ...(order.paidAt === null
              ? []
              : [{ id: 'paid', name: <Trans>Marked as paid</Trans>, value: <Moment at={order.paidAt} /> }]),
            ...(order.paidAt === null && payer === null
              ? []
              : [
                  {
                    id: 'payer',
                    name: <Trans>Who pays</Trans>,
                    value:
                      payer === null ? (
                        <span className="text-ink-3">
                          <Trans>not stated</Trans>
                        </span>
                      ) : (
                        <>
                          <UserText>{payer.name}</UserText> ···<UserText>{payer.accountEnd}</UserText>
                        </>
                      ),
                  },
                ]),
            ...(payer === null || payer.sentAt === null
              ? []
              : [{ id: 'sent', name: <Trans>Paid at</Trans>, value: <Moment at={payer.sentAt} /> }]),
          ]}
        />
        {payer === null ? null : <PayerHistory payer={payer} />}
        {payer === null || payer.files.length === 0 ? null : <StatementPictures statement={payer} />}
        {order.arrivedAt !== null ? (
          <p className="otc-late">
            <Trans>
              The fiat arrived <Moment at={order.arrivedAt} />, over an hour after it was marked. The buyer may ask for
              a refund.
            </Trans>
          </p>
        ) : order.late ? (
          <p className="otc-late">
            <Trans>Fiat that arrives now comes over an hour after it was marked. The buyer may ask for a refund.</Trans>
          </p>
        ) : null}
        {offer.remark === '' ? null : (
          <p className="otc-remark">
            “<UserText>{offer.remark}</UserText>”
          </p>
        )}
        {order.role === 'staff' ? null : (
          <details className="otc-record-more">
            <summary>
              <ChevronDown className="ic s" aria-hidden="true" />
              <Trans>Record of {other.uid}</Trans>
            </summary>
            <TraderRecord trader={other} />
            <PersonBox uid={other.uid} />
          </details>
        )}
      </SheetBody>
    </Sheet>
  )
}
