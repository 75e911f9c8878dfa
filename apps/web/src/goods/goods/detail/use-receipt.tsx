import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { notifySuccess } from '../../../shared/notify/notify-success.ts'
import { useLocale } from '../../../shared/preferences.ts'

/** Shows a paid order: its receipt, or a notification if the reader has navigated away. */
export function useReceipt(goodsId: number): (orderId: number) => Promise<void> {
  const router = useRouter()
  const locale = useLocale()
  const { t } = useLingui()
  return async (orderId) => {
    const { pathname, search } = router.state.location
    if (pathname === '/goodsDetails' && search.id === goodsId) {
      await router.navigate({ to: '/personal/goodsOrderPanel', search: { id: orderId, bought: 1 } })
      return
    }
    notifySuccess(
      'BOUGHT',
      locale,
      t`Order ${orderId}`,
      <Link to="/personal/goodsOrderPanel" search={{ id: orderId, bought: 1 }} className="link">
        <Trans>View the order</Trans>
      </Link>,
    )
  }
}
