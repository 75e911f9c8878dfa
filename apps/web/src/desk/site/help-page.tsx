import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { HELP_QUESTIONS } from './help-questions.tsx'
import { NoticeTrail } from './notice-trail.tsx'

export function HelpPage(): ReactNode {
  return (
    <>
      <NoticeTrail type={9003}>
        <Trans>Help</Trans>
      </NoticeTrail>
      <article className="prose-page">
        <PageTitle>
          <Trans>Help</Trans>
        </PageTitle>
        {HELP_QUESTIONS.map(({ id, question, answer }) => (
          <Fragment key={id}>
            <h2 id={id} className="scroll-mt-6">
              {question}
            </h2>
            <p>{answer}</p>
          </Fragment>
        ))}
      </article>
    </>
  )
}
