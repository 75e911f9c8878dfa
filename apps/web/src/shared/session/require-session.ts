import { redirect } from '@tanstack/react-router'
import type { Session } from './session.ts'

interface Guarded {
  readonly context: { readonly session: Session | null }
  readonly location: { readonly href: string }
}

/** Route guard: redirects visitors to /login and back afterwards (marketplace.md §2). */
export function requireSession({ context, location }: Guarded): { session: Session } {
  if (context.session === null) throw redirect({ to: '/login', search: { redirect: location.href }, statusCode: 303 })
  return { session: context.session }
}

/** Route guard of /login and /register: redirects logged-in users to the page that required the login. */
export function requireVisitor({
  context,
  search,
}: Pick<Guarded, 'context'> & { readonly search: { readonly redirect?: string } }): void {
  if (context.session !== null) throw redirect({ href: search.redirect ?? '/', statusCode: 303 })
}
