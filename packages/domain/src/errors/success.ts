/** Codes of success messages (marketplace.md §8, wallet-and-otc.md §8). */
export const SUCCESS_CODES = [
  'OK',
  'LOGGED_IN',
  'REGISTERED',
  'SUBMITTED',
  'PUBLISHED',
  'CHANGED',
  'DELETED',
  'CANCELLED',
  'DONE',
  'VERIFIED',
  'ORDER_PLACED',
  'BOUGHT',
  'COMMENTED',
  'COMMENT_DELETED',
  'PASSWORD_RESET',
  'WITHDRAWAL_APPLIED',
  'REVOKED',
  'RIGHT_BOUGHT',
  'AD_TOGGLED',
] as const

export type SuccessCode = (typeof SUCCESS_CODES)[number]
