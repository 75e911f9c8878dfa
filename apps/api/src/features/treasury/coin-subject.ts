import type { CurrencyCode } from '@jindu/domain/money'
import { CURRENCIES } from '@jindu/domain/money'

/** A coin in the audit, by its wire number. */
export const coinSubject = (currency: CurrencyCode) => ({ kind: 'coin', id: CURRENCIES[currency].id }) as const
