export type Section = 'goods' | 'otc' | 'orders' | 'chat' | 'sell' | 'wallet'

const SECTIONS: readonly (readonly [Section, readonly string[]])[] = [
  ['goods', ['/search', '/goodsDetails', '/sellerDetails', '/adDetails', '/personal/favorites']],
  ['otc', ['/otc', '/otcOrderPanel', '/personal/otcManage']],
  [
    'orders',
    ['/personal/buyOrderList', '/personal/sellOrderList', '/personal/goodsOrderPanel', '/goodsSnap', '/goodsShipment'],
  ],
  ['chat', ['/personal/chat', '/personal/message']],
  [
    'sell',
    [
      '/personal/releaseGoods',
      '/personal/editGoods',
      '/personal/myGoods',
      '/personal/sales',
      '/personal/discounts',
      '/personal/myAD',
    ],
  ],
  ['wallet', ['/personal/assets', '/personal/walletHistory']],
]

/** The main section of a path; undefined for accounts, rules and help. */
export function sectionOf(pathname: string): Section | undefined {
  if (pathname === '/') return 'goods'
  return SECTIONS.find(([, paths]) => paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)))?.[0]
}
