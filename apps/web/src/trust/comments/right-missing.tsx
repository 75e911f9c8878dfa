import type { ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/domain/words'
import { Trans } from '@lingui/react/macro'
import { MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { BuyRight } from '../../accounts/rights/index.ts'

/** Replaces the form for readers without the reply right. */
export function RightMissing({ problem }: { readonly problem: ErrorCode }): ReactNode {
  const locale = useLocale()
  return (
    <div className="comment-stop">
      <MessageSquareReply className="ic" aria-hidden="true" />
      <p>
        {errorMessage(problem, locale)} <Trans>Comments need the reply right on this site.</Trans>
      </p>
      <BuyRight right="reply" withdrawn={problem === 'RIGHT_WITHDRAWN'} variant="ink" />
    </div>
  )
}
