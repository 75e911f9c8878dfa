import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ManagePage, readManage } from '../../otc/manage/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/otcManage')({
  validateSearch: readManage,
  head: ({ match }) => pageHead(match.context, { title: msg`Fiat trade`, noindex: true }),
  component: ManagePage,
})
