import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AuditPage, auditInput, readAuditSearch, requireStaff } from '../../features/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/audit')({
  validateSearch: readAuditSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'audit.read'),
  loaderDeps: ({ search }) => auditInput(search),
  loader: ({ context: { q }, deps }) => q.audit.list.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Audit`, noindex: true }),
  component: AuditPage,
})
