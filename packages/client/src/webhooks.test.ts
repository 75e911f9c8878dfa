import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import { Webhook } from 'standardwebhooks'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createJindu } from './create-jindu.ts'
import { verifyWebhook } from './webhooks.ts'

const SECRET = `whsec_${Buffer.from('a secret of the account page').toString('base64')}`
const body = JSON.stringify({
  type: 'goodsOrder',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: { id: 7, event: 'placed' },
})
const signed = (at = new Date()) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(SECRET).sign('msg_1', at, body),
})

describe('a call of a webhook is refused', () => {
  test.each([
    ['with a body that was changed', body.replace('7', '8'), signed(), SECRET],
    ['under another secret', body, signed(), `whsec_${Buffer.from('another').toString('base64')}`],
    ['without headers', body, {}, SECRET],
    [
      'with a signature of no version that is known',
      body,
      { ...signed(), 'webhook-signature': 'v2,AAAA v1,%% v1,AAAA' },
      SECRET,
    ],
    ['an hour later', body, signed(new Date(Date.now() - 3_600_000)), SECRET],
  ])('%s', async (_, sent, headers, secret) => {
    await expect(verifyWebhook(sent, headers, secret)).rejects.toThrow(TypeError)
  })
})

test('a call is proven with headers of Node and of fetch, and its type tells its data', async () => {
  const call = await verifyWebhook(body, signed(), SECRET)
  expect(await verifyWebhook(body, new Headers(signed()), SECRET)).toEqual(call)
  expect(call).toEqual({ id: 'msg_1', ...JSON.parse(body) })
  // While a secret is being replaced, a call carries two signatures.
  const twice = { ...signed(), 'webhook-signature': `v1,AAAA ${signed()['webhook-signature']}` }
  expect(await verifyWebhook(body, twice, SECRET)).toEqual(call)
  if (call.type !== 'goodsOrder') throw new Error(call.type)
  expectTypeOf<GoodsOrderEvent['kind']>().toExtend<typeof call.data.event>()
  expectTypeOf(call.data.id).toBeNumber()
})

test('the client has it beside its calls, for whoever holds one', async () => {
  const jindu = createJindu({ url: 'http://localhost:3000' })
  expect(await jindu.webhooks.verify(body, signed(), SECRET)).toMatchObject({ type: 'goodsOrder', data: { id: 7 } })
  await expect(jindu.webhooks.verify(`${body} `, signed(), SECRET)).rejects.toThrow(TypeError)
  await jindu.close()
})
