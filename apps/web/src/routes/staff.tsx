import { createFileRoute } from '@tanstack/react-router'
import { StaffFrame, requireStaff } from '../features/staff/index.ts'
import { pageHead } from '../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff')({
  // As in the personal area: guards and loaders run on the server, the pages in the browser.
  ssr: 'data-only',
  staticData: { width: 'desk' },
  beforeLoad: (guarded) => requireStaff(guarded, 'console.open'),
  head: ({ match }) => pageHead(match.context, { noindex: true }),
  component: StaffFrame,
})
