import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StaffGoodsDetail, requireStaff } from '../../../desk/staff/index.ts'
import { missing, readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/goods/$id')({
  beforeLoad: (guarded) => requireStaff(guarded, 'goods.moderate'),
  loader: async ({ context: { q }, params }) => {
    const id = readId(params, 'id')
    if (id === undefined) throw missing('GOODS_NOT_FOUND')
    await readOr404(q.goods.staffInfo.ensureData({ id }))
  },
  remountDeps: ({ params }) => params,
  head: ({ match }) => pageHead(match.context, { title: msg`Goods, staff`, noindex: true }),
  component: StaffGoodsDetail,
})
