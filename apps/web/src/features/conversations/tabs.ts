import type { ConversationKind, ConversationSide } from '@jindu/domain/conversation'

/** The tabs of the chats by their addresses (marketplace.md §2). */
export const CHAT_TABS = ['receive_goods', 'send_goods', 'receive_discuss', 'send_discuss'] as const

export type ChatTab = (typeof CHAT_TABS)[number]

interface TabRow {
  readonly kind: ConversationKind
  readonly side: ConversationSide
}

export const TAB_ROWS: Readonly<Record<ChatTab, TabRow>> = {
  receive_goods: { kind: 'goods', side: 'owner' },
  send_goods: { kind: 'goods', side: 'asker' },
  receive_discuss: { kind: 'ad', side: 'owner' },
  send_discuss: { kind: 'ad', side: 'asker' },
}

export function isChatTab(text: string): text is ChatTab {
  return CHAT_TABS.some((tab) => tab === text)
}

/** The tab that shows a conversation of one side. */
export function tabOf(kind: ConversationKind, side: ConversationSide): ChatTab {
  return CHAT_TABS.find((tab) => TAB_ROWS[tab].kind === kind && TAB_ROWS[tab].side === side) ?? 'receive_goods'
}
