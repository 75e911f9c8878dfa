import type { ConversationKind } from '@jindu/domain/trust/conversations'
import type { ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { Trans } from '@lingui/react/macro'
import { MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { BuyRight } from '../../../accounts/rights/index.ts'

const RIGHT_CODES: ReadonlySet<ErrorCode> = new Set(['REPLY_RIGHT_REQUIRED', 'REPLY_RIGHT_EXPIRED', 'RIGHT_WITHDRAWN'])

interface CannotWriteProps {
  readonly code: ErrorCode
  readonly kind: ConversationKind
}

/** Replaces the input: why nothing can be written now, and what can be done. */
export function CannotWrite({ code, kind }: CannotWriteProps): ReactNode {
  const locale = useLocale()
  const right = RIGHT_CODES.has(code)
  return (
    <div className="chat-stop" aria-live="polite">
      <MessageSquareReply className="ic" aria-hidden="true" />
      <p>
        {errorMessage(code, locale)}{' '}
        {right && kind === 'ad' ? (
          <Trans>Talk about ads needs the right.</Trans>
        ) : right ? (
          <Trans>Questions before buying need the right; the talk of your orders does not.</Trans>
        ) : code === 'CHAT_OTHER_FROZEN' ? (
          <Trans>Orders go on.</Trans>
        ) : null}
      </p>
      {right ? <BuyRight right="reply" withdrawn={code === 'RIGHT_WITHDRAWN'} variant="ink" /> : null}
    </div>
  )
}
