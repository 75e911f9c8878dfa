import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/personal/assets/')({
  beforeLoad: () => {
    throw redirect({ to: '/personal/assets/balance', statusCode: 303 })
  },
})
