import { usd } from '@jindu/domain/money'
import { isPriceGoodEnough } from '@jindu/domain/otc/alerts'
import type { App } from '../../platform/app.ts'
import { listMarket } from '../offers/index.ts'
import type { AlertRow } from './alert-row.ts'

const MOST = 40

type Asked = Pick<
  AlertRow,
  'uid' | 'currency' | 'side' | 'amountCents' | 'method' | 'fiat' | 'trust' | 'ownerUid' | 'priceE8'
>

/** Offers on the market that fit an alert and that its owner can take now, best price first. */
export async function fittingOffers(app: App, asked: Asked) {
  const { uid, currency, side, amountCents, method, fiat, trust, ownerUid, priceE8 } = asked
  if (side === null) return []
  const { data } = await listMarket(
    app,
    { uid },
    {
      page: 1,
      limit: MOST,
      currency,
      side,
      takeable: true,
      amount: amountCents === null ? undefined : usd(amountCents),
      method: method ?? undefined,
      fiat: fiat ?? undefined,
      trust: trust ?? undefined,
      ownerUid: ownerUid ?? undefined,
    },
  )
  return data.filter(({ unitPrice }) => isPriceGoodEnough(side, priceE8, unitPrice.usdE8))
}
