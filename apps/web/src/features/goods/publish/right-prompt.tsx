import { isRightRequired, isWithdrawn, rightProblem } from '@jindu/domain/rights'
import { errorMessage } from '@jindu/i18n'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite, type Session } from '../../../shared/session/session.ts'
import { useNow } from '../../../shared/time/use-now.ts'

/** Why the reader may not publish now, null when they may (marketplace.md §6). */
export function usePublishProblem(session: Session) {
  const site = useSite()
  const now = useNow(60)
  const { publishUntil, publishWithdrawn } = session.rights
  const required = isRightRequired('publish', site, now)
  const withdrawn = isWithdrawn(publishWithdrawn, now)
  return rightProblem('publish', { required, stopTime: publishUntil ?? 0, withdrawn }, now)
}

/** Says that the publish right is missing or over before anything is written in vain. */
export function RightPrompt({ session }: { readonly session: Session }): ReactNode {
  const locale = useLocale()
  const problem = usePublishProblem(session)
  if (problem === null) return null
  return (
    <Note
      tone="negative"
      className="mb-4"
      title={errorMessage(problem, locale)}
      action={
        <Link to="/personal/userInfo" className="btn line s">
          <Trans>See your rights</Trans>
        </Link>
      }
    >
      <Trans>You can write now; the draft stays. Publishing needs the right.</Trans>
    </Note>
  )
}
