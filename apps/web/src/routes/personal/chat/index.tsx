import { createFileRoute, redirect } from '@tanstack/react-router'
import { openingTab } from '../../../trust/conversations/index.ts'

/** The address of old links: the chats open where something is, else at what others ask (marketplace.md §2). */
export const Route = createFileRoute('/personal/chat/')({
  beforeLoad: async ({ context }) => {
    throw redirect({ to: '/personal/chat/$tab', params: { tab: await openingTab(context) }, replace: true })
  },
})
