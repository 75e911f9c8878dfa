import { accountScreens } from './account-screens.ts'
import type { Admitted } from './admit.ts'
import { findGoods } from './find-goods.ts'
import { otcScreens } from './otc-screens.ts'
import { deliveryScreens, orderScreens } from './order-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'
import { sellerScreens } from './seller-screens.ts'
import { staffScreens } from './staff-screens.ts'

/** Every screen with the person who looks at it; orders, goods and cases are found through the lists of the demo people. */
export async function listScreens(admitted: Admitted): Promise<readonly Screen[]> {
  return [
    ...publicScreens,
    ...(await findGoods(admitted)),
    ...accountScreens,
    ...(await sellerScreens(admitted)),
    ...(await otcScreens(admitted)),
    ...(await orderScreens(admitted, 'buyer')),
    ...(await orderScreens(admitted, 'seller')),
    ...(await deliveryScreens(admitted)),
    ...(await staffScreens(admitted)),
  ]
}
