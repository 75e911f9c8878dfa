import { rolesWith, STAFF_PERMISSIONS, STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'
import { staffMember } from '../../src/accounts/accounts/index.ts'
import type { Access } from '../../src/trpc/init.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { applyFor } from '../market/finance.ts'
import { buy, openMarket } from '../market/market.ts'
import { fundTrader, publishOffer, takeOffer } from '../otc/offers.ts'
import { LOGIN, PAY, RECOVERY, person } from '../people.ts'
import type { CallerName } from './caller.ts'

/** The subjects that rows refer to in their inputs. */
export interface World {
  readonly buyerUid: number
  readonly sellerUid: number
  /** A user who is no caller, so that sanctions by staff affect no other row. */
  readonly punishedUid: number
  readonly categoryId: number
  /** Goods of the seller. */
  readonly goodsId: number
  /** An open order of the buyer for these goods. */
  readonly orderId: number
  /** The conversation of both about the goods, and a line by the seller. */
  readonly chatId: number
  readonly lineId: number
  /** A public comment on the goods by a user who is no caller. */
  readonly commentId: number
  /** A withdrawal of the buyer. */
  readonly withdrawalId: number
  /** An offer of the seller, and a withdrawn one. */
  readonly offerId: number
  readonly payeeId: number
  readonly endedOfferId: number
  /** An order of the buyer on the seller's offer, and their conversation. */
  readonly otcOrderId: number
  readonly otcChatId: number
  /** An ad of the seller. */
  readonly adId: number
  /** A message of the buyer. */
  readonly messageId: number
  /** A new uid that does not exist. */
  unknownUid(): number
  /** A text that was not used before. */
  unique(prefix: string): string
}

export interface Callers {
  readonly world: World
  /** A client of this caller. */
  as(caller: CallerName, access: Access): Promise<TestClient>
  /** A client of a staff member with the role. */
  asRole(role: StaffRole): Promise<TestClient>
  /** Drops the cached clients: a call that changed something may have ended their sessions. */
  forget(): void
}

export async function createCallers(api: TestApp): Promise<Callers> {
  const { buyer, seller, goodsId, categoryId } = await openMarket(api)
  const { id: orderId } = await buy(buyer, goodsId)
  const { chatId } = await buyer.client.trpc.goodsOrders.info.query({ id: orderId })
  const { id: withdrawalId } = await applyFor(buyer)
  await fundTrader(api, seller, '40')
  const offerId = await publishOffer(seller)
  const { id: otcOrderId } = await takeOffer(buyer, offerId)
  const { chatId: otcChatId } = await buyer.client.trpc.otcOrders.info.query({ id: otcOrderId })
  const { id: lineId } = await seller.client.trpc.conversations.say.mutate({
    to: { conversationId: chatId },
    contents: { format: 'html', html: 'It works offline.' },
    clientKey: 'line-of-the-world',
  })
  const endedOfferId = await publishOffer(seller)
  const { id: payeeId } = await seller.client.trpc.otcPayees.add.mutate({
    payee: { method: 'alipay', label: 'Alipay', holder: 'Li Lei', account: 'li@example.com' },
  })
  await seller.client.trpc.otcOffers.withdraw.mutate({ id: endedOfferId })
  const { id: adId } = await seller.client.trpc.ads.create.mutate({
    title: 'Licence_keys_for_samplers',
    contents: { format: 'html', html: '<p>Every sampler of the last ten years.</p>' },
    attach: [],
  })
  const {
    data: [message],
  } = await buyer.client.trpc.messages.list.query({ limit: 1 })
  const stranger = await person(api)
  const punished = await person(api)
  const { id: commentId } = await punished.client.trpc.comments.write.mutate({
    kind: 'goods',
    subjectId: goodsId,
    contents: { format: 'html', html: '<p>Does it work offline?</p>' },
    attach: [],
  })
  const staff = new Map<StaffRole, number>()
  for (const role of STAFF_ROLES) {
    const { uid } = await person(api)
    await api.app.db.insert(staffMember).values({ uid, role, nickName: role })
    staff.set(role, uid)
  }
  let counter = 0

  async function session(uid: number, verified: boolean): Promise<TestClient> {
    const client = api.client()
    await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
    if (verified) await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    return client
  }

  async function ended(): Promise<TestClient> {
    const client = await session(buyer.uid, true)
    const token = client.token()
    await client.trpc.accounts.logout.mutate()
    client.useToken(token)
    return client
  }

  async function frozen(): Promise<TestClient> {
    const { uid, client } = await person(api)
    await client.trpc.accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY })
    return client
  }

  const make: Record<CallerName, (role: StaffRole) => Promise<TestClient>> = {
    visitor: () => Promise.resolve(api.client()),
    user: () => session(buyer.uid, true),
    otherParty: () => session(seller.uid, true),
    stranger: () => session(stranger.uid, true),
    frozen,
    unverified: () => session(buyer.uid, false),
    staff: (role) => session(staff.get(role) ?? 0, true),
    ended,
  }

  // Cache clients, because most calls are refused and change nothing: a login per call took two thirds of the time.
  const kept = new Map<string, Promise<TestClient>>()
  function come(caller: CallerName, role: StaffRole): Promise<TestClient> {
    const name = `${caller} ${role}`
    const client = kept.get(name) ?? make[caller](role)
    kept.set(name, client)
    return client
  }

  return {
    world: {
      buyerUid: buyer.uid,
      sellerUid: seller.uid,
      punishedUid: punished.uid,
      categoryId,
      goodsId,
      orderId,
      chatId,
      lineId,
      commentId,
      withdrawalId,
      offerId,
      payeeId,
      endedOfferId,
      otcOrderId,
      otcChatId: otcChatId ?? 0,
      adId,
      messageId: message?.id ?? 0,
      unknownUid: () => 300_000 + counter++,
      unique: (prefix) => `${prefix}${counter++}`,
    },
    as: (caller, access) => come(caller, roleOf(access)),
    asRole: (role) => come('staff', role),
    forget: () => kept.clear(),
  }
}

function roleOf(access: Access): StaffRole {
  return rolesOf(access)[0] ?? 'arbiter'
}

/** The roles that an access admits, most specific first; empty if it requires no staff. */
export function rolesOf(access: Access): readonly StaffRole[] {
  const role = STAFF_ROLES.find((name) => access === `staff:${name}`)
  if (role !== undefined) return role === 'administrator' ? [role] : [role, 'administrator']
  const permission = STAFF_PERMISSIONS.find((name) => access === `staff:${name}`)
  return permission === undefined ? [] : rolesWith(permission)
}
