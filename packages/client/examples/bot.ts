// An example shop and customer on a sandbox: lists goods, buys them, follows the order live, opens the delivery and
// confirms.
import { createJindu, type Jindu } from '@jindu/client'
import { passwordDigest } from '@jindu/domain/accounts/passwords'

const url = process.env['JINDU_URL'] ?? 'http://localhost:3000'
const payPassword = 'pay-secret-2'

async function newcomer(): Promise<Jindu> {
  const jindu = createJindu({ url })
  const { uid } = await jindu.api.accounts.register.mutate({
    loginPassword: passwordDigest('login-secret-1'),
    payPassword: passwordDigest(payPassword),
    recoveryPassword: passwordDigest('recovery-secret-3'),
  })
  await jindu.logIn({ uid, password: 'login-secret-1', payPassword })
  return jindu
}

const seller = await newcomer()
const { data: categories } = await seller.api.categories.list.query({ page: 1, limit: 1 })
const [category = await seller.api.categories.create.mutate({ title: 'Licences of bots' })] = categories
const html = (text: string) => ({ format: 'html' as const, html: `<p>${text}</p>` })
const goods = await seller.api.goods.publish.mutate({
  title: 'A licence key',
  categoryId: category.id,
  price: '12.50',
  contents: html('Everything that a buyer should know of it.'),
  shipment: html('The licence key is QX7-PLUM-09.'),
})

const buyer = await newcomer()
await buyer.api.sandbox.faucet.mutate({ currency: 'LTC', amount: '5' })
// One purchase, one key: sent again after a lost answer, it buys nothing twice.
const idempotencyKey = crypto.randomUUID()
let orderId = 0
for await (const event of buyer.follow('account')) {
  if (event.topic === 'hello') {
    // Sent once: from here on no event is missed.
    const { data } = await buyer.api.goods.list.query({ page: 1, limit: 10, goodsId: goods.id })
    const [found] = data
    if (found === undefined) throw new Error('the goods are not on the market')
    const order = { goodsId: found.id, volume: 1, currency: 'LTC', price: found.price } as const
    const placed = await buyer.api.goodsOrders.place.mutate({ ...order, idempotencyKey })
    orderId = placed.id
  }
  if (event.topic !== 'goodsOrder' || event.payload.id !== orderId) continue
  console.log(`order ${event.payload.event}`)
  if (event.payload.event === 'placed') await buyer.api.goodsOrders.openDelivery.mutate({ id: orderId })
  if (event.payload.event === 'shipmentOpened') await buyer.api.goodsOrders.confirm.mutate({ id: orderId })
  if (event.payload.event === 'confirm') break
}

const { status } = await buyer.api.goodsOrders.info.query({ id: orderId })
console.log(status)
await buyer.api.goodsOrders.confirm.mutate({ id: orderId }).catch((error: unknown) => console.log(buyer.say(error)))
await Promise.all([buyer.close(), seller.close()])
