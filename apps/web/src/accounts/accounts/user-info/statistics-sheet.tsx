import { onlineTimeText } from '@jindu/i18n'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import type { Session } from '../../../shared/session/session.ts'

const row = (id: string, name: ReactNode, value: ReactNode): KeyValue => ({ id, name, value })

export function StatisticsSheet({ statistics: s }: { readonly statistics: Session['statistics'] }): ReactNode {
  const locale = useLocale()
  return (
    <Sheet>
      <SheetHead title={<Trans>Statistics</Trans>} />
      <div className="grid grid-cols-3 divide-x divide-line phone:grid-cols-1 phone:divide-x-0 phone:divide-y">
        <div className="p-5 phone:p-4">
          <KeyValues
            rows={[
              row('online', <Trans>Time online</Trans>, onlineTimeText(s.onlineSeconds, locale)),
              row('goods', <Trans>Goods published</Trans>, s.goodsRelease),
              row('bought', <Trans>Bought, completed</Trans>, s.buyAmount),
              row('sold', <Trans>Sold, completed</Trans>, s.salesAmount),
              row('posts', <Trans>Posts</Trans>, s.posts),
            ]}
          />
        </div>
        <div className="p-5 phone:p-4">
          <KeyValues
            rows={[
              row('confirms', <Trans>Receipts you confirmed</Trans>, s.confirmReceives),
              row('confirmed', <Trans>Receipts buyers confirmed</Trans>, s.beConfirmReceives),
              row('holds', <Trans>Holds</Trans>, s.holds),
              row('complaints', <Trans>Complaints you filed</Trans>, s.complains),
              row('complained', <Trans>Complaints against you</Trans>, s.beComplains),
            ]}
          />
        </div>
        <div className="p-5 phone:p-4">
          <KeyValues
            rows={[
              row('malicious', <Trans>Warnings, malicious conduct</Trans>, s.warningMaliciousTimes),
              row('slight', <Trans>Warnings, slight</Trans>, s.warningSlightTimes),
              row('contacts', <Trans>Warnings, contact details</Trans>, s.warningContactsTimes),
            ]}
          />
        </div>
      </div>
    </Sheet>
  )
}
