import { MESSAGE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import { SideTabs, UnreadCount } from '@jindu/ui/patterns/side-page'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { TABS, type MessageSearch } from './message-search.ts'

const current = (here: boolean) => ({ 'aria-current': here ? ('page' as const) : undefined })

/** Message types with unread counts, from the same query as the bell's. */
export function MessageTabs({ search: { type, acts, limit } }: { readonly search: MessageSearch }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const { data } = useQuery(q.messages.unreadCount.queryOptions())
  const kept = { ...(acts === undefined ? {} : { acts }), ...(limit === undefined ? {} : { limit }) }
  const unread = new Map(data?.types.map((row) => [row.type, row.unread]))
  return (
    <SideTabs label={t`Types of messages`} chosen={type ?? 'all'}>
      <Link to="/personal/message" search={kept} {...current(type === undefined)}>
        <Trans>All</Trans> <UnreadCount count={data?.unread ?? 0} />
      </Link>
      {TABS.map((each) => (
        <Link key={each} to="/personal/message" search={{ ...kept, type: each }} {...current(type === each)}>
          {MESSAGE_TYPE_WORDS[each][locale]} <UnreadCount count={unread.get(each) ?? 0} />
        </Link>
      ))}
    </SideTabs>
  )
}
