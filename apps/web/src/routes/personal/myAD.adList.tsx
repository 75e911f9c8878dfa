import { createFileRoute, redirect } from '@tanstack/react-router'

/** The list's name in old links. */
export const Route = createFileRoute('/personal/myAD/adList')({
  beforeLoad: () => {
    throw redirect({ to: '/personal/myAD', replace: true })
  },
})
