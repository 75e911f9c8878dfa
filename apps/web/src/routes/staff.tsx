import { createFileRoute } from '@tanstack/react-router'
import { StaffFrame, requireStaff } from '../desk/staff/index.ts'
import { pageHead } from '../shared/seo/page-head.ts'
import { requireWords } from '../shared/session/load-shell.ts'

export const Route = createFileRoute('/staff')({
  // As in the personal area: guards and loaders run on the server, the pages in the browser.
  ssr: 'data-only',
  staticData: { width: 'desk' },
  beforeLoad: (guarded) => {
    requireWords(guarded)
    return requireStaff(guarded, 'console.open')
  },
  loader: ({ context: { q } }) => q.accounts.secondFactor.status.prefetch(),
  head: ({ match }) => pageHead(match.context, { noindex: true }),
  component: StaffFrame,
})
