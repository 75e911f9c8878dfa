import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../shared/seo/page-head.ts'
import { ProofPage } from '../../wallet/proofs/index.ts'

export const Route = createFileRoute('/_main/proof')({
  loader: ({ context: { q } }) => Promise.all([q.proofs.snapshots.prefetch(), q.proofs.reserves.prefetch()]),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Proof of liabilities`,
      description: msg`What users are owed together, in hash trees that each of them can check.`,
      path: '/proof',
    }),
  component: ProofPage,
})
