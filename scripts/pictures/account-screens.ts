import { opens } from './acts.ts'
import type { Screen } from './screen.ts'

/** A person's own account, money, messages and what they kept. */
export const accountScreens: readonly Screen[] = [
  { name: 'user', who: 'buyer', path: '/personal/userInfo' },
  { name: 'user-login-password', who: 'buyer', path: '/personal/userInfo', act: opens('#security ul button', 0) },
  { name: 'user-pay-password', who: 'buyer', path: '/personal/userInfo', act: opens('#security ul button', 1) },
  { name: 'user-freeze', who: 'buyer', path: '/personal/userInfo', act: opens('#security ul button', 2) },
  { name: 'user-newcomer', who: 'newcomer', path: '/personal/userInfo' },
  { name: 'favorites', who: 'buyer', path: '/personal/favorites' },
  { name: 'favorites-empty', who: 'newcomer', path: '/personal/favorites' },
  { name: 'balance', who: 'buyer', path: '/personal/assets/balance' },
  { name: 'balance-empty', who: 'newcomer', path: '/personal/assets/balance' },
  { name: 'deposit', who: 'buyer', path: '/personal/assets/deposit' },
  { name: 'deposit-newcomer', who: 'newcomer', path: '/personal/assets/deposit' },
  { name: 'withdraw', who: 'buyer', path: '/personal/assets/withdraw' },
  { name: 'transfer', who: 'buyer', path: '/personal/assets/transfer' },
  { name: 'transition', who: 'buyer', path: '/personal/assets/transition' },
  { name: 'wallet-history', who: 'buyer', path: '/personal/walletHistory' },
  { name: 'wallet-history-one', who: 'buyer', path: '/personal/walletHistory?currency=LTC&balance=fund' },
  { name: 'wallet-history-empty', who: 'newcomer', path: '/personal/walletHistory' },
  { name: 'messages', who: 'buyer', path: '/personal/message' },
  { name: 'messages-empty', who: 'newcomer', path: '/personal/message' },
  { name: 'rule-list-own', who: 'buyer', path: '/personal/ruleList' },
  { name: 'coming-otc', who: 'buyer', path: '/otc' },
  { name: 'chats', who: 'buyer', path: '/personal/chat/send_goods' },
  { name: 'rights-publish', who: 'buyer', path: '/personal/userInfo?buy=publish' },
  { name: 'rights-reply', who: 'newcomer', path: '/personal/userInfo?buy=reply' },
  { name: 'ads-own', who: 'buyer', path: '/personal/myAD' },
  { name: 'ads-new', who: 'buyer', path: '/personal/myAD/editAd' },
]
