import { goodsInput, numberIn, openSeeder } from './seed.ts'

/** Somebody who sells one thing. */
export interface Shop {
  readonly cookie: string
  readonly goodsId: number
}

/** Accounts, and for some of them goods. */
export async function openShops(port: number, accounts: number, shops: number) {
  const { first, each, mutate, member, close } = openSeeder(port)
  const members = await each(accounts, member)
  const category = await mutate(first, 'categories.create', { title: 'Bench shelf' }, members[0]?.cookie)
  const selling: Shop[] = []
  for (const { cookie } of members.slice(0, shops)) {
    const goods = goodsInput(selling.length, numberIn(category, 'id'))
    selling.push({ cookie, goodsId: numberIn(await mutate(first, 'goods.publish', goods, cookie), 'id') })
  }
  close()
  return { shops: selling, cookies: members.map(({ cookie }) => cookie) }
}
