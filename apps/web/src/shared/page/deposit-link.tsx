import type { CurrencyCode } from '@jindu/domain/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOpenCurrencies } from '../session/use-open-currencies.ts'

interface DepositLinkProps {
  /** The missing coin; without it the first open one. */
  readonly currency?: CurrencyCode
  readonly className?: string
  readonly 'aria-label'?: string
  /** Shown while the coin cannot be deposited; default: nothing. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Link to the deposit page of a coin; not rendered for a coin that cannot be deposited here. */
export function DepositLink({ currency, otherwise = null, children, ...link }: DepositLinkProps): ReactNode {
  const open = useOpenCurrencies('deposit')
  const coin = currency ?? open[0]
  if (coin === undefined || !open.includes(coin)) return otherwise
  return (
    <Link to="/personal/assets/deposit" search={{ currency: coin }} {...link}>
      {children}
    </Link>
  )
}
