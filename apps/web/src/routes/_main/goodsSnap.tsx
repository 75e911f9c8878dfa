import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_main/goodsSnap')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_main/goodsSnap"!</div>
}
