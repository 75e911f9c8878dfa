import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_plain/register')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_plain/register"!</div>
}
