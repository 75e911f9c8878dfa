// Registers on a sandbox by signed calls, logs in, and reads the market and its balances.
import { createHash } from 'node:crypto'
import { createClient } from './client.ts'

const { JINDU_URL: url = 'http://localhost:3000', JINDU_KEY: key = 'sandbox-app-key' } = process.env
const digest = (password: string): string => createHash('md5').update(password).digest('hex')
const client = createClient(url, 'web', key)

const passwords = {
  pwd: digest('login-secret-1'),
  pay_password: digest('pay-secret-2'),
  recover_password: digest('recovery-secret-3'),
}
const { user_id: uid } = await client.call('POST', '/api/user.user.MsUser/register', passwords)
const { token } = await client.call('POST', '/api/user.user.MsUser/login', { uid, pwd: passwords.pwd })
client.logIn(token)

const { data: goods, total } = await client.call('GET', '/api/user.goods.MsGoods/getGoodsList', { limit: 3 })
console.log(`${total} goods: ${goods.map(({ title }) => title).join(', ')}`)
const balances = await client.call('POST', '/api/user.user.MsUserInfo/currencyBalance', {})
for (const { currency_id: currency } of balances) console.log(`currency ${currency}`)
await client
  .call('POST', '/api/user.user.MsUser/login', { uid, pwd: digest('another') })
  .catch((error: unknown) => console.log(String(error)))
