import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AuditPage, auditInput, readAuditSearch, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/audit')({
  validateSearch: readAuditSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'audit.read'),
  // Pass the URL's parameters as they are: the query input is built in the loader, which no other page loads.
  loaderDeps: ({ search }) => search,
  loader: ({ context: { q }, deps }) => q.audit.list.prefetch(auditInput(deps)),
  head: ({ match }) => pageHead(match.context, { title: msg`Audit`, noindex: true }),
  component: AuditPage,
})
