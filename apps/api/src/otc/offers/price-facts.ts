import type { OtcOfferTerms } from '@jindu/domain/otc/offers'

/** A price as timelines and the audit keep it. */
export function priceFacts({ unitPrice, margin }: OtcOfferTerms): Readonly<Record<string, string>> {
  const { usdE8 } = unitPrice
  return {
    usdE8: usdE8.toString(),
    ...(margin === null ? {} : { marginBasisPoints: margin.basisPoints.toString() }),
  }
}
