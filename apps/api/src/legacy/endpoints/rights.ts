import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { RIGHT_TYPES, type Right } from '@jindu/domain/accounts/rights'
import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import { currency, integer, integerOr, optionalInteger } from '../params.ts'
import { decimal, toDecimal } from '../wire/money.ts'

function rightOf(type: number): Right {
  if (type === RIGHT_TYPES.publish) return 'publish'
  return type === RIGHT_TYPES.reply ? 'reply' : fail('RIGHT_TYPE_INVALID')
}

/** The path determines the right; a different `type` is refused. */
const activate = (right: Right) =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: {
      type: optionalInteger(),
      month: integerOr(rules.rights.defaultMonths),
      currency_id: currency('SETTLEMENT_CURRENCY_REQUIRED', rules.wallet.rightsCurrencies),
    },
    call: (api, p, request) => {
      if (p.type !== undefined && p.type !== RIGHT_TYPES[right]) fail('RIGHT_TYPE_INVALID')
      const coin = z.enum(rules.wallet.rightsCurrencies).safeParse(p.currency_id)
      return api.rights.buy({
        right,
        months: p.month,
        currency: coin.success ? coin.data : fail('CURRENCY_NOT_ACCEPTED'),
        idempotencyKey: request.idempotencyKey,
      })
    },
    answer: z.object({ id: z.int() }),
    reply: ({ id }) => ({ id }),
    success: 'RIGHT_BOUGHT',
  })

const RIGHT_NAMES = {
  publish: { en: 'Publish right', 'zh-CN': '发布权' },
  reply: { en: 'Reply right', 'zh-CN': '交易权限' },
} as const

export const rightsEndpoints = {
  'user.profile.MsUserVip/config': reading({
    method: 'GET',
    access: 'user',
    params: { type: integer('RIGHT_TYPE_INVALID') },
    call: async (api, p) => {
      const right = rightOf(p.type)
      return { right, plans: (await api.rights.plans({ right })).data }
    },
    answer: z.array(z.object({ id: z.int(), month: z.int(), total: decimal, amount: decimal, title: z.string() })),
    reply: ({ right, plans }, { locale }) =>
      plans.map(({ id, months, total, amount }) => ({
        id,
        month: months,
        total: toDecimal(total),
        amount: toDecimal(amount),
        title: RIGHT_NAMES[right][locale],
      })),
  }),
  'user.profile.MsUserVip/activateReleaseVip': activate('publish'),
  'user.profile.MsUserVip/activateReplyVip': activate('reply'),
}
