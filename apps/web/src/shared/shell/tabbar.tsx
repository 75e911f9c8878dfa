import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeftRight, MessageSquare, Package, Store, WalletMinimal } from 'lucide-react'
import type { ReactNode } from 'react'
import { sectionOf } from './section-of.ts'

/** The bottom bar of phones; replaced by a bar with the expected step (`.step-bar`) if there is one. */
export function Tabbar(): ReactNode {
  const { t } = useLingui()
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) })
  const current = (name: string) => (section === name ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <nav className="tabbar" aria-label={t`Places`}>
      <Link to="/" {...current('goods')}>
        <Store className="ic" aria-hidden="true" />
        <Trans>Goods</Trans>
      </Link>
      <Link to="/otc" {...current('otc')}>
        <ArrowLeftRight className="ic" aria-hidden="true" />
        <Trans context="trading coin for fiat between users, short">OTC</Trans>
      </Link>
      <Link to="/personal/buyOrderList" {...current('orders')}>
        <Package className="ic" aria-hidden="true" />
        <Trans>Orders</Trans>
      </Link>
      <Link to="/personal/chat" {...current('chat')}>
        <MessageSquare className="ic" aria-hidden="true" />
        <Trans>Chat</Trans>
      </Link>
      <Link to="/personal/assets" {...current('wallet')}>
        <WalletMinimal className="ic" aria-hidden="true" />
        <Trans>Wallet</Trans>
      </Link>
    </nav>
  )
}
