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
  /** What becomes of what the reader writes meanwhile. */
  readonly children: ReactNode
}

/** Says that a right is missing, over or withdrawn before anything is written in vain, and opens its purchase. */
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
