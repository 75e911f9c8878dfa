export interface ProductFacts {
  readonly id: number
  readonly title: string
  readonly description: string
  /** US cents, an integer. */
  readonly priceCents: bigint
  readonly sellerUid: number
  readonly available: boolean
  readonly categoryTitle: string
  /** Average rating with one decimal, and count; only if there are reviews. */
  readonly rating?: { readonly average: string; readonly count: number }
  /** Path of the cover, if there is one. */
  readonly image?: string
}

/** schema.org Product of a goods page; the price is formatted from the integer, never through a float. */
export function productData(origin: string, facts: ProductFacts): object {
  const whole = facts.priceCents / 100n
  const cents = (facts.priceCents % 100n).toString().padStart(2, '0')
  const url = `${origin}/goodsDetails?id=${facts.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: facts.title,
    description: facts.description.slice(0, 500),
    sku: String(facts.id),
    category: facts.categoryTitle,
    ...(facts.image === undefined ? {} : { image: origin + facts.image }),
    ...(facts.rating === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: facts.rating.average,
            reviewCount: facts.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    offers: {
      '@type': 'Offer',
      url,
      price: `${whole}.${cents}`,
      priceCurrency: 'USD',
      availability: facts.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: {
        '@type': 'Person',
        identifier: String(facts.sellerUid),
        url: `${origin}/sellerDetails?id=${facts.sellerUid}`,
      },
    },
  }
}
