import { channelName } from '@jindu/domain/events'
import type { NoticeCategory } from '@jindu/domain/rules'
import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useLive } from '../../shared/live/use-live.ts'
import { useLocale } from '../../shared/preferences.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSuspenseAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { Comments } from '../../trust/comments/index.ts'
import { ReportButton } from '../../trust/moderation/index.ts'
import { RichText } from '../../shared/rich-text/index.ts'
import { NotTranslated } from './notice-rows.tsx'
import { NoticeTrail } from './notice-trail.tsx'
import { DEFAULT_NOTICE_TYPE, NOTICE_TYPES } from './notice-types.ts'

const route = getRouteApi('/_main/ruleDetails')

const typeOf = (category: number): NoticeCategory =>
  NOTICE_TYPES.find((each) => each === category) ?? DEFAULT_NOTICE_TYPE

/** A notice, a rule or an agreement, with readers' comments. */
export function RulePage(): ReactNode {
  const { q } = useApi()
  const { id } = route.useLoaderData()
  const locale = useLocale()
  const session = useSession()
  const asked = q.notices.info.queryOptions({ id })
  const { data } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  useLive(channelName('notice', id))
  const { title, html, language, publishedAt, changedAt, comments, category } = data
  return (
    <>
      <NoticeTrail type={typeOf(category)}>
        <span lang={language}>{title}</span>
      </NoticeTrail>
      <article className="notice-page">
        <header>
          <h1 lang={language}>{title}</h1>
          <p className="text-13 text-ink-3">
            <Trans>Published</Trans> <Moment at={publishedAt} as="day" />
            {changedAt === null ? null : (
              <>
                {', '}
                <Trans>changed</Trans> <Moment at={changedAt} as="day" />
              </>
            )}
          </p>
        </header>
        {language === locale ? null : (
          <Note icon={<Languages className="ic" aria-hidden="true" />} title={<NotTranslated language={language} />}>
            <Trans>This notice stands in the language that it was written in; the translation follows.</Trans>
          </Note>
        )}
        <RichText html={html} />
        {session === null ? null : (
          <p>
            <ReportButton kind="notice" id={id} />
          </p>
        )}
      </article>
      <section className="notice-page">
        <h2>
          {comments === 0 ? <Trans>Comments</Trans> : <Plural value={comments} one="# comment" other="# comments" />}
        </h2>
        <Comments place={{ kind: 'notice', subjectId: id }} />
      </section>
    </>
  )
}
