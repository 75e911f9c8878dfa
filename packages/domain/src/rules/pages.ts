/** Rows per page (marketplace.md §9, wallet-and-otc.md §9). */
export const pageRules = {
  options: [10, 20, 40, 60],
  maximumRows: 60,
  maximumPage: 100_000,
  /** Maximum rows of a file that is exported page by page. */
  maximumExportedRows: 3_000,
  rows: {
    list: 20,
    goods: 10,
    search: 20,
    goodsOrders: 20,
    feedback: 10,
    comments: 10,
    reviews: 10,
    messages: 20,
    messageTypes: 50,
    goodsChats: 30,
    ads: 20,
    categories: 35,
    categoryPickerSmall: 16,
    categoryPickerMedium: 20,
    categoryPickerLarge: 30,
    deposits: 10,
    withdrawals: 10,
    transfers: 10,
    transferList: 20,
    walletHistory: 20,
    otcMarket: 10,
    ownOffers: 10,
    otcOrders: 30,
    notices: 20,
    people: 20,
  },
  choices: {
    default: [10, 20, 40, 60],
    orders: [20, 40, 60],
    messages: [20, 40, 60],
    walletHistory: [20, 40, 60],
    wallet: [10, 20, 40],
  },
} as const

/** A list with a page size in the specification. */
export type PageKind = keyof typeof pageRules.rows
