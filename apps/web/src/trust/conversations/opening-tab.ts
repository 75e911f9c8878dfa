import type { RouterContext } from '../../shared/router-context.ts'
import { CHAT_TABS, TAB_ROWS, type ChatTab } from './tabs.ts'

/** The default tab of the chats in the specification (marketplace.md §2). */
const FIRST: ChatTab = 'receive_goods'

/**
 * The tab that the chats open at: the first with unread lines, else the first with a conversation. After an error, the
 * default.
 */
export async function openingTab({ q }: Pick<RouterContext, 'q'>): Promise<ChatTab> {
  try {
    const { data: waiting } = await q.conversations.unread.fetch(undefined, { staleTime: 0 })
    const waits = CHAT_TABS.find((tab) => {
      const { kind, side } = TAB_ROWS[tab]
      return waiting.some((row) => row.kind === kind && row.side === (side ?? row.side) && row.unread > 0)
    })
    if (waits !== undefined) return waits
    const held = await Promise.all(
      CHAT_TABS.map(async (tab) => {
        const { kind, side } = TAB_ROWS[tab]
        const { total } = await q.conversations.list.fetch({
          kind,
          ...(side === null ? {} : { side }),
          page: 1,
          limit: 1,
        })
        return { tab, total }
      }),
    )
    return held.find(({ total }) => total > 0)?.tab ?? FIRST
  } catch {
    return FIRST
  }
}
