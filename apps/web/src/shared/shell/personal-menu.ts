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
}

/** The thirteen entries of the personal area, in the order of marketplace.md §2. */
export function usePersonalMenu(): readonly PersonalEntry[] {
  const { t } = useLingui()
  return [
    { to: '/personal/userInfo', label: t`Account`, icon: CircleUserRound },
    { to: '/personal/chat', label: t`My chats`, icon: MessageSquare },
    { to: '/personal/message', label: t`My messages`, icon: Bell },
    { to: '/personal/myAD', label: t`My ads`, icon: Megaphone },
    { to: '/personal/favorites', label: t`Favourites`, icon: Heart },
    {
      to: '/personal/myGoods',
      label: t`My goods`,
      icon: Store,
      holds: ['/personal/editGoods', '/personal/releaseGoods', '/personal/sales'],
    },
    { to: '/personal/buyOrderList', label: t`Bought`, icon: ReceiptText },
    { to: '/personal/sellOrderList', label: t`Sold`, icon: PackageCheck },
    { to: '/personal/assets', label: t`Wallet`, icon: WalletMinimal },
    { to: '/personal/feedback', label: t`Feedback`, icon: LifeBuoy },
    { to: '/personal/ruleList', label: t`Rules`, icon: BookOpen },
    { to: '/personal/otcManage', label: t`Fiat trade`, icon: ArrowLeftRight },
    { to: '/personal/walletHistory', label: t`Fund ledger`, icon: History },
  ]
}
