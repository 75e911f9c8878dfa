import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useProtection } from '../../../shared/session/use-protection.ts'
import { useSettled } from '../../../shared/time/use-settled.ts'
import { Cover } from '../../card/index.ts'
import { priceOf } from '../own/info-fields.tsx'
import type { Draft } from './draft.ts'

/** Debounce before a cover is drawn, in milliseconds. */
const TYPING = 400

/** Preview beside the wizard: the goods' card, and the path of a sale's money. */
export function PublishAside({ draft }: { readonly draft: Draft }): ReactNode {
  const { t } = useLingui()
  const protection = useProtection()
  // The cover depends on the title: draw it once per title, not per key press.
  const title = useSettled(draft.title, TYPING)
  const price = priceOf(draft.price)
  const amount = price === null ? '$ –' : <UsdText cents={price.units} />
  return (
    <aside className="flex flex-col gap-4" aria-label={t`Preview`}>
      <Sheet>
        <SheetHead title={<Trans>As buyers will see it</Trans>} />
        <SheetBody>
          <div className="max-w-[260px]">
            <Cover title={title} about={draft.category?.title ?? ''} fileId={draft.pictures[0] ?? null} />
            <span className="mt-3 block truncate font-medium leading-tight">
              {draft.title.trim() === '' ? <Trans>Title</Trans> : draft.title}
            </span>
            <span className="mt-1.5 flex items-baseline justify-between">
              <span className="num text-16 font-semibold">{amount}</span>
              <span className="text-13 text-ink-3">
                <Trans>new</Trans>
              </span>
            </span>
          </div>
        </SheetBody>
      </Sheet>
      <Sheet>
        <SheetHead title={<Trans>When one is sold</Trans>} />
        <SheetBody>
          <EscrowRail
            label={t`How the money of a sale crosses`}
            from={{ name: <Trans>Buyer</Trans>, empty: <Trans>pays in LTC or BTC</Trans> }}
            held={{ name: <Trans>Escrow</Trans>, detail: <Trans>up to {protection}</Trans>, empty: '' }}
            to={{
              name: <Trans>You</Trans>,
              detail: <Trans>fund balance</Trans>,
              empty: <Trans>your price less fee, in the coin paid</Trans>,
            }}
            gates={[
              {
                move: 'passed',
                title: <Trans>At once</Trans>,
                caption: <Trans>buyer can read your after-sales text</Trans>,
              },
              {
                move: 'clock',
                icon: <Clock className="ic s" />,
                title: <Trans>Buyer confirms, or after {protection}</Trans>,
                caption: <Trans>unless put on hold</Trans>,
              },
            ]}
            position={{ at: 'held', slip: { amount, worth: <Trans>your price × quantity</Trans> } }}
            slipState="ghost"
          />
        </SheetBody>
      </Sheet>
    </aside>
  )
}
