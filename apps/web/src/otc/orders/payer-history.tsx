import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Gap } from '../../shared/format/gap.tsx'
import type { OtcOrder } from './order.ts'

/** The payment's reference and, to the seller, how the account is known. */
export function PayerHistory({ payer }: { readonly payer: NonNullable<OtcOrder['payer']> }): ReactNode {
  const { reference, history } = payer
  if (reference === '' && history === null) return null
  return (
    <p className="otc-payer">
      {reference === '' ? null : (
        <>
          <Trans>Reference: {reference}.</Trans>
          <Gap />
        </>
      )}
      {history === null ? null : <Known {...history} />}
    </p>
  )
}

function Known({ ordersBefore, buyers, seenElsewhere }: NonNullable<NonNullable<OtcOrder['payer']>['history']>) {
  return (
    <>
      {ordersBefore === 0 ? (
        <Trans>This account pays this seller for the first time.</Trans>
      ) : (
        <>
          <Plural
            value={ordersBefore}
            one="This account paid this seller # order before,"
            other="This account paid this seller # orders before,"
          />{' '}
          <Plural value={buyers} one="of # buyer." other="of # buyers." />
        </>
      )}
      {seenElsewhere === true ? (
        <>
          <Gap />
          <Trans>Other buyers paid other orders with it.</Trans>
        </>
      ) : null}
    </>
  )
}
