import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useSite } from '../../shared/session/session.ts'
import { PRIVACY_POLICY, PrivacyPolicy, UserAgreement } from './rule-texts.tsx'

const route = getRouteApi('/_main/ruleDetails')

export function RulePage(): ReactNode {
  const { id } = route.useSearch()
  const site = useSite().siteName[useLocale()]
  return (
    <article className="prose-page">
      <PageTitle>{id === PRIVACY_POLICY ? <Trans>Privacy policy</Trans> : <Trans>User agreement</Trans>}</PageTitle>
      {id === PRIVACY_POLICY ? <PrivacyPolicy site={site} /> : <UserAgreement site={site} />}
    </article>
  )
}
