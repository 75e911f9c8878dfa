/** Ways in which fiat may change hands, in the order forms show them (product.md "OTC"). */
export const PAYMENT_METHODS = ['bankCard', 'alipay', 'wechatPay', 'paypal', 'cash', 'other'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
