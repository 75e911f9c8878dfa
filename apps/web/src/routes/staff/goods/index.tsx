import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StaffGoodsPage, goodsInput, readGoodsSearch, requireStaff } from '../../../desk/staff/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/goods/')({
  validateSearch: readGoodsSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'goods.moderate'),
  loaderDeps: ({ search }) => goodsInput(search),
  loader: ({ context: { q }, deps }) => q.goods.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Goods, staff`, noindex: true }),
  component: StaffGoodsPage,
})
