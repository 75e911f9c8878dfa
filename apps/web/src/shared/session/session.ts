import type { CurrencyCode } from '@jindu/domain/money'
import type { FlagPerCurrency } from '@jindu/domain/accounts/site'
import { useRouteContext } from '@tanstack/react-router'
import type { Locale } from '../i18n/locale.ts'
import type { ApiOutputs } from '../trpc/types.ts'

/** The logged-in user, for the shell and the guards. */
export type Session = NonNullable<ApiOutputs['accounts']['me']>

/** Site data for the shell. `now` is server time when the page was rendered, unix seconds. */
export interface Site {
  readonly siteName: Readonly<Record<Locale, string>>
  readonly sandbox: boolean
  readonly registrationOpen: boolean
  readonly now: number
  /** Place in the event stream up to which this page is current. */
  readonly place: number
  readonly publishRightRequired: boolean
  readonly replyRightRequired: boolean
  /** Unix seconds from which each requirement takes effect. */
  readonly publishRightRequiredFrom: number
  readonly replyRightRequiredFrom: number
  /** Coins with a connected chain, and the settings that close them: `useOpenCurrencies` reads both. */
  readonly connected: readonly CurrencyCode[]
  readonly depositsOpen: FlagPerCurrency
  readonly withdrawalsOpen: FlagPerCurrency
  readonly paymentsOpen: FlagPerCurrency
  /** The site's fee on sales, hundredths of a percent. */
  readonly goodsFeeBasisPoints: number
  readonly otcFeeBasisPoints: number
  /** Duration of escrow protection; the operator sets it. */
  readonly protectionSeconds: number
}

/** The session of this page, or null for a visitor. */
export function useSession(): Session | null {
  return useRouteContext({ from: '__root__', select: (context) => context.session })
}

export function useSite(): Site {
  return useRouteContext({ from: '__root__', select: (context) => context.site })
}
