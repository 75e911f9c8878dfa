import { createFileRoute, redirect } from '@tanstack/react-router'
import { openingTab } from '../../../trust/conversations/index.ts'

/** Path of old links: redirects to the first tab with unread lines or chats, else to received questions (marketplace.md §2). */
export const Route = createFileRoute('/personal/chat/')({
  beforeLoad: async ({ context }) => {
    throw redirect({ to: '/personal/chat/$tab', params: { tab: await openingTab(context) }, replace: true })
  },
})
