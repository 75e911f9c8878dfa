import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeEditorPage, requireStaff } from '../../../desk/staff/index.ts'
import { missing, readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/notices/$id')({
  beforeLoad: (guarded) => requireStaff(guarded, 'notices.manage'),
  loader: async ({ context: { q }, params }) => {
    if (params.id === 'new') return { id: null }
    const id = readId(params, 'id')
    if (id === undefined) throw missing('NOTICE_NOT_FOUND')
    await readOr404(q.notices.edited.ensureData({ id }))
    return { id }
  },
  remountDeps: ({ params }) => params,
  head: ({ match }) => pageHead(match.context, { title: msg`Notice, staff`, noindex: true }),
  component: NoticeEditorPage,
})
