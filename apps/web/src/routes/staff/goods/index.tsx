import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StaffGoodsPage } from '../../../features/staff/goods/staff-goods-page.tsx'
import { readGoodsSearch, goodsInput } from '../../../features/staff/goods/goods-search.ts'
import { requireStaff } from '../../../features/staff/shell/require-staff.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/goods/')({
  staticData: { catalogues: ['goods'] },
  validateSearch: readGoodsSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'goods.moderate'),
  loaderDeps: ({ search }) => goodsInput(search),
  loader: ({ context: { q }, deps }) => q.goods.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Goods, staff`, noindex: true }),
  component: StaffGoodsPage,
})
