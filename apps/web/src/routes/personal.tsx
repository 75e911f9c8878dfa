import { createFileRoute } from '@tanstack/react-router'
import { requireWords } from '../shared/session/load-shell.ts'
import { requireSession } from '../shared/session/require-session.ts'
import { pageHead } from '../shared/seo/page-head.ts'
import { PersonalFrame } from '../shared/shell/personal-frame.tsx'
import { PersonalPending } from '../shared/shell/personal-pending.tsx'

export const Route = createFileRoute('/personal')({
  // Guards and loaders run on the server, the pages in the browser: nothing personal is rendered for crawlers.
  ssr: 'data-only',
  beforeLoad: (guarded) => {
    requireWords(guarded)
    return requireSession(guarded)
  },
  head: ({ match }) => pageHead(match.context, { noindex: true }),
  component: PersonalFrame,
  pendingComponent: PersonalPending,
})
