import { createFileRoute, redirect } from '@tanstack/react-router'

/** The menu's address opens the list (marketplace.md §2). */
export const Route = createFileRoute('/personal/feedback/')({
  beforeLoad: () => {
    throw redirect({ to: '/personal/feedback/feedback_list', replace: true })
  },
})
