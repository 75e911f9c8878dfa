import type { NoticeCategory } from '@jindu/domain/rules'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useSite } from '../../shared/session/session.ts'
import { NoticeTrail } from './notice-trail.tsx'
import { PRIVACY_POLICY, PrivacyPolicy, SANDBOX, SandboxNotice, USER_AGREEMENT, UserAgreement } from './rule-texts.tsx'

const route = getRouteApi('/_main/ruleDetails')

interface Notice {
  readonly type: NoticeCategory
  readonly title: ReactNode
  readonly Text: (props: { readonly site: string }) => ReactNode
}

const NOTICES: Record<number, Notice> = {
  [USER_AGREEMENT]: { type: 9002, title: <Trans>User agreement</Trans>, Text: UserAgreement },
  [PRIVACY_POLICY]: { type: 9002, title: <Trans>Privacy policy</Trans>, Text: PrivacyPolicy },
  [SANDBOX]: { type: 9001, title: <Trans>This site is a sandbox</Trans>, Text: SandboxNotice },
}

/** A notice, a rule or an agreement; which ones there are the route knows. */
export function RulePage(): ReactNode {
  const { id } = route.useLoaderData()
  const site = useSite().siteName[useLocale()]
  const notice = NOTICES[id]
  if (notice === undefined) return null
  const { type, title, Text } = notice
  return (
    <>
      <NoticeTrail type={type}>{title}</NoticeTrail>
      <article className="prose-page">
        <PageTitle>{title}</PageTitle>
        <Text site={site} />
      </article>
    </>
  )
}
