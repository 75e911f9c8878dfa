import type { Right } from '@jindu/domain/accounts/rights'
import { errorMessage } from '@jindu/i18n'
import { Note } from '@jindu/ui/primitives/note'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import type { Session } from '../../shared/session/session.ts'
import { BuyRight } from './buy-right.tsx'
import { useRightProblem } from './use-right-problem.ts'

interface RightPromptProps {
  readonly right: Right
  readonly session: Session
  /** Says what happens to the reader's text meanwhile. */
  readonly children: ReactNode
}

/** Warns that a right is missing, expired or withdrawn before the reader starts writing, and offers its purchase. */
export function RightPrompt({ right, session, children }: RightPromptProps): ReactNode {
  const locale = useLocale()
  const problem = useRightProblem(right, session)
  if (problem === null) return null
  return (
    <Note
      tone="negative"
      className="mb-4"
      title={errorMessage(problem, locale)}
      action={<BuyRight right={right} withdrawn={problem === 'RIGHT_WITHDRAWN'} variant="line" />}
    >
      {children}
    </Note>
  )
}
