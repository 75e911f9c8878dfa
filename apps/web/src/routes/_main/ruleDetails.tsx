import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RulePage } from '../../features/site/index.ts'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

/** marketplace.md §2: id 5 is the user agreement, id 6 the privacy policy. */
const TITLES: Record<number, MessageDescriptor | undefined> = {
  5: msg`User agreement`,
  6: msg`Privacy policy`,
  7: msg`This site is a sandbox`,
}
const SANDBOX = 7

export const Route = createFileRoute('/_main/ruleDetails')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { site }, deps: { id = 0 } }) => {
    const title = TITLES[id]
    if (title === undefined || (id === SANDBOX && !site.sandbox)) throw notFound()
    return { title, id }
  },
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      loaderData === undefined
        ? { noindex: true }
        : { title: loaderData.title, path: `/ruleDetails?id=${loaderData.id}&type=info` },
    ),
  component: RulePage,
})
