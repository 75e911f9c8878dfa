import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { notifySuccess } from '../../../shared/notify/notify-success.ts'
import { useLocale } from '../../../shared/preferences.ts'

/** Tells of an order that was just paid: with its receipt, or with a notification to who has gone to another page meanwhile. */
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
