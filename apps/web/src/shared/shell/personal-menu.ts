import { useLingui } from '@lingui/react/macro'
import {
  ArrowLeftRight,
  Bell,
  BookOpen,
  CircleUserRound,
  Heart,
  History,
  LifeBuoy,
  Megaphone,
  MessageSquare,
  PackageCheck,
  ReceiptText,
  Store,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react'
import type { LinkProps } from '@tanstack/react-router'

export interface PersonalEntry {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly icon: LucideIcon
  /** Pages that belong to it and are no entries of their own. */
  readonly holds?: readonly string[]
  /** First entry of a group, with a hairline before it. */
  readonly first?: boolean
}

/** The thirteen entries of the personal area (marketplace.md §2) in five groups: buy, sell, trade, money, account. */
export function usePersonalMenu(): readonly PersonalEntry[] {
  const { t } = useLingui()
  return [
    { to: '/personal/buyOrderList', label: t`Bought`, icon: ReceiptText },
    { to: '/personal/favorites', label: t`Favourites`, icon: Heart },
    {
      to: '/personal/myGoods',
      label: t`My goods`,
      icon: Store,
      holds: ['/personal/editGoods', '/personal/releaseGoods', '/personal/sales', '/personal/discounts'],
      first: true,
    },
    { to: '/personal/sellOrderList', label: t`Sold`, icon: PackageCheck },
    { to: '/personal/myAD', label: t`My ads`, icon: Megaphone },
    { to: '/personal/otcManage', label: t`Fiat trade`, icon: ArrowLeftRight, first: true },
    { to: '/personal/assets', label: t`Wallet`, icon: WalletMinimal, first: true },
    { to: '/personal/walletHistory', label: t`Fund ledger`, icon: History },
    { to: '/personal/userInfo', label: t`Account`, icon: CircleUserRound, first: true },
    { to: '/personal/chat', label: t`My chats`, icon: MessageSquare },
    { to: '/personal/message', label: t`My messages`, icon: Bell },
    { to: '/personal/feedback', label: t`Feedback`, icon: LifeBuoy },
    { to: '/personal/ruleList', label: t`Rules`, icon: BookOpen },
  ]
}
