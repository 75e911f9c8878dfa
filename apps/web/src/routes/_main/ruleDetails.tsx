import { createFileRoute } from '@tanstack/react-router'
import { RulePage } from '../../desk/site/index.ts'
import { missing, readOr404 } from '../../shared/page/read-or-404.ts'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

/** marketplace.md §2: id 5 is the user agreement, id 6 the privacy policy. */
export const Route = createFileRoute('/_main/ruleDetails')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { q }, deps: { id } }) => {
    if (id === undefined) throw missing('NOTICE_NOT_FOUND')
    const { title, summary } = await readOr404(q.notices.info.ensureData({ id }))
    return { id, title, summary }
  },
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      loaderData === undefined
        ? { noindex: true }
        : {
            title: loaderData.title,
            description: loaderData.summary,
            path: `/ruleDetails?id=${loaderData.id}&type=info`,
          },
    ),
  component: RulePage,
})
