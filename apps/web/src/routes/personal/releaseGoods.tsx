import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal/releaseGoods')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/personal/releaseGoods"!</div>
}
