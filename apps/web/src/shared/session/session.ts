import type { CurrencyCode } from '@jindu/domain/money'
import type { FlagPerCurrency } from '@jindu/domain/accounts/site'
import { useRouteContext } from '@tanstack/react-router'
import type { Locale } from '../i18n/locale.ts'
import type { ApiOutputs } from '../trpc/types.ts'

/** Who is logged in, as the shell and the guards see it. */
export type Session = NonNullable<ApiOutputs['accounts']['me']>

/** What the shell knows of the site. `now` is server time when the page was made, unix seconds. */
export interface Site {
  readonly siteName: Readonly<Record<Locale, string>>
  readonly sandbox: boolean
  readonly now: number
  /** The place in the stream of events up to which this page is new. */
  readonly place: number
  readonly publishRightRequired: boolean
  readonly replyRightRequired: boolean
  /** Unix seconds from which each requirement counts. */
  readonly publishRightRequiredFrom: number
  readonly replyRightRequiredFrom: number
  /** Coins whose chain is connected here, and the settings that close them: `useOpenCurrencies` reads both. */
  readonly connected: readonly CurrencyCode[]
  readonly depositsOpen: FlagPerCurrency
  readonly withdrawalsOpen: FlagPerCurrency
  readonly paymentsOpen: FlagPerCurrency
  /** What the site keeps of what a sale earns, hundredths of a percent. */
  readonly goodsFeeBasisPoints: number
  readonly otcFeeBasisPoints: number
  /** How long escrow protects a payment; the operator sets it. */
  readonly protectionSeconds: number
}

/** The session of this page, or null for a visitor. */
export function useSession(): Session | null {
  return useRouteContext({ from: '__root__', select: (context) => context.session })
}

export function useSite(): Site {
  return useRouteContext({ from: '__root__', select: (context) => context.site })
}
