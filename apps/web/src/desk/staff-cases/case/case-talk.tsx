import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Thread } from '../../../trust/conversations/index.ts'

/** The conversation of both sides, withdrawn lines included; an arbiter asks questions here. */
export function CaseTalk({ chatId }: { readonly chatId: number }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet className="consult-sheet">
      <SheetHead title={<Trans>Chat of both sides</Trans>} />
      <Thread
        conversationId={chatId}
        tab={null}
        besideOrder
        words={{ label: t`Chat of both sides`, placeholder: t`Write to both sides as staff` }}
      />
    </Sheet>
  )
}
