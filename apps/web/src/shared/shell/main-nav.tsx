import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sectionOf } from './section-of.ts'

/** The five places of the product; where one logs in or registers only the first two. */
export function MainNav({ plain }: { plain: boolean }): ReactNode {
  const { t } = useLingui()
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) })
  const current = (name: string) => (section === name ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <nav className="nav" aria-label={t`Main`}>
      <Link to="/" {...current('goods')}>
        <Trans>Goods</Trans>
      </Link>
      <Link to="/otc" {...current('otc')}>
        <Trans context="trading coin for fiat between users">OTC</Trans>
      </Link>
      {plain ? null : (
        <>
          <Link to="/personal/buyOrderList" {...current('orders')}>
            <Trans>Orders</Trans>
          </Link>
          <Link to="/personal/chat" {...current('chat')}>
            <Trans>Chat</Trans>
          </Link>
          <Link to="/personal/releaseGoods" {...current('sell')}>
            <Trans>Sell</Trans>
          </Link>
        </>
      )}
    </nav>
  )
}
