import type { CurrencyCode } from '@jindu/domain/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOpenCurrencies } from '../session/use-open-currencies.ts'

interface DepositLinkProps {
  /** The coin that is missing; left out where any will do: then the first that is open. */
  readonly currency?: CurrencyCode
  readonly className?: string
  readonly 'aria-label'?: string
  /** What stands there while nothing can be paid in; nothing by default. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** The way to the deposit of one coin, named in the address; nothing for a coin that cannot be paid in here. */
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
