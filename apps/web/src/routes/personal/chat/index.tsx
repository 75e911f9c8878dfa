import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address of old links: the chats open at what others ask (marketplace.md §2). */
export const Route = createFileRoute('/personal/chat/')({
  beforeLoad: () => {
    throw redirect({ to: '/personal/chat/$tab', params: { tab: 'receive_goods' }, replace: true })
  },
})
