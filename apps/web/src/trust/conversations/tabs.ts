import type { ConversationKind, ConversationSide } from '@jindu/domain/trust/conversations'

/** The tabs of the chats by their addresses (marketplace.md §2). */
export const CHAT_TABS = ['receive_goods', 'send_goods', 'otc', 'receive_discuss', 'send_discuss'] as const

export type ChatTab = (typeof CHAT_TABS)[number]

interface TabRow {
  readonly kind: ConversationKind
  /** Null for both: who buys and who sells changes with every offer. */
  readonly side: ConversationSide | null
}

export const TAB_ROWS: Readonly<Record<ChatTab, TabRow>> = {
  receive_goods: { kind: 'goods', side: 'owner' },
  send_goods: { kind: 'goods', side: 'asker' },
  otc: { kind: 'otcOffer', side: null },
  receive_discuss: { kind: 'ad', side: 'owner' },
  send_discuss: { kind: 'ad', side: 'asker' },
}

export function isChatTab(text: string): text is ChatTab {
  return CHAT_TABS.some((tab) => tab === text)
}

/** The tab that shows a conversation of one side. */
export function tabOf(kind: ConversationKind, side: ConversationSide): ChatTab {
  const shows = ({ kind: shown, side: of }: TabRow) => shown === kind && (of === null || of === side)
  return CHAT_TABS.find((tab) => shows(TAB_ROWS[tab])) ?? 'receive_goods'
}
