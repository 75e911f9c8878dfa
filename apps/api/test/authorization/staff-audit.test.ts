import type { AuditAction } from '@jindu/domain/audit'
import { LAUNCH_CHECK_NAMES } from '@jindu/domain/desk/launch'
import type { ModerationKind } from '@jindu/domain/trust/moderation'
import { CURRENCIES, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { SiteSettings } from '@jindu/domain/accounts/site'
import { STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'
import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeByClock } from '../../src/wallet/proofs/take-snapshot.ts'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import { auditEvent } from '../../src/platform/audit/tables.ts'
import { ANDROID_ENV, androidPackage, publish } from '../android/packages.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { makeMove, useColdStub } from '../market/cold-stub.ts'
import { applyFor, simulatedChain, stealCoin, topUp } from '../market/finance.ts'
import { completedOrder } from '../market/ended-order.ts'
import { addSigned, coldAddress, messageToSign } from '../market/reserves.ts'
import { bothState, buy, fund, logInAgain, newKey, openMarket, type Market } from '../market/market.ts'
import { staffPerson } from '../market/staff.ts'
import { outsideKey, signBip322 } from '../node/sign-message.ts'
import { publishOffer, takeOffer, trader } from '../otc/offers.ts'
import { LOGIN, person, verifiedPerson, type Person } from '../people.ts'
import { procedures } from '../../src/reference/procedures.ts'
import { rolesOf } from './world.ts'

let api: TestApp
let market: Market
const staff = new Map<StaffRole, Person>()
let other: Person

beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Jindu <no-reply@market.example>' }
  api = await createTestApp({ env: { ...mail, ...ANDROID_ENV } })
  market = await openMarket(api, '1000')
  useColdStub(api)
  for (const role of STAFF_ROLES) staff.set(role, await staffPerson(api, role))
  other = await staffPerson(api, 'arbiter')
})
afterAll(() => api.close())

const reason = 'Both sides were heard.'
let titles = 0
const newTitle = () => `Audited shelf ${(titles += 1)}`
const createCategory = ({ client }: Person) => client.trpc.categories.create.mutate({ title: newTitle() })
const newCategory = async () => (await createCategory(market.seller)).id

async function heldOrder(): Promise<number> {
  const { id } = await buy(market.buyer, market.goodsId)
  await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
  await bothState(market, id)
  return id
}

async function judgedOrder(): Promise<number> {
  const id = await heldOrder()
  await other.client.trpc.goodsOrders.rule.mutate({ id, ruling: { to: 'buyer' }, reason })
  return id
}

async function newAd(): Promise<number> {
  const contents = { format: 'html', html: '<p>Licence keys for every sampler.</p>' } as const
  return (await market.seller.client.trpc.ads.create.mutate({ title: 'Audited_offer', contents, attach: [] })).id
}

async function review(): Promise<number> {
  const orderId = await completedOrder(market)
  return (await market.buyer.client.trpc.reviews.write.mutate({ orderId, rating: 5, text: 'As described.' })).id
}

const newOffer = async () => publishOffer(await trader(api))

/** A disputed fiat order with a complaint, after the response time. */
async function disputedOtcOrder(): Promise<number> {
  const [maker, taker] = await Promise.all([trader(api), trader(api, '0')])
  const { id } = await takeOffer(taker, await publishOffer(maker))
  await taker.client.trpc.otcOrders.pay.mutate({ id })
  await maker.client.trpc.otcOrders.hold.mutate({ id })
  await taker.client.trpc.otcOrders.complain.mutate({ id })
  api.clock.advance(rules.otc.disputeResponseSeconds)
  await Promise.all([market.seller, market.buyer, other, ...staff.values()].map(logInAgain))
  return id
}

async function judgedOtcOrder(): Promise<number> {
  const id = await disputedOtcOrder()
  await other.client.trpc.otcOrders.rule.mutate({ id, ruling: { to: 'buyer' }, reason })
  return id
}

async function newComment(): Promise<number> {
  const contents = { format: 'html', html: '<p>Is it new?</p>' } as const
  const { client } = await person(api)
  return (await client.trpc.comments.write.mutate({ kind: 'goods', subjectId: market.goodsId, contents })).id
}

async function queuedItem(kind: ModerationKind, subjectId: number): Promise<number> {
  const found = await staff.get('administrator')?.client.trpc.moderation.list.query({ kind, limit: 60 })
  return found?.data.find((item) => item.subjectId === subjectId)?.id ?? 0
}

/** The moderation item of a reported comment. */
async function reportedItem(): Promise<number> {
  const id = await newComment()
  const { client } = await person(api)
  await client.trpc.moderation.report.mutate({ kind: 'comment', id, reason: 'spam' })
  return queuedItem('comment', id)
}

async function claimedItem(role: StaffRole, id: number): Promise<number> {
  await staff.get(role)?.client.trpc.moderation.claim.mutate({ id })
  return id
}

const noticeText = { title: 'Maintenance', summary: '', contents: { format: 'html', html: '<p>Tonight.</p>' } } as const
const newNotice = () =>
  ({ category: 9001, en: noticeText, zh: noticeText, pinnedUntil: null, commentsOpen: true }) as const

const publishedNotice = async () =>
  (await staff.get('administrator')?.client.trpc.notices.publish.mutate(newNotice()))?.id ?? 0

async function newTicket(): Promise<number> {
  const contents = { format: 'html', html: 'It has not come.' } as const
  const { client } = await person(api)
  const draft = { title: 'Where is it', contents, about: { kind: 'appeal' }, clientKey: newKey() } as const
  return (await client.trpc.tickets.create.mutate(draft)).id
}

const withdrawal = async () => (await applyFor(market.buyer)).id

async function approvedWithdrawal(): Promise<number> {
  const id = await withdrawal()
  await staff.get('administrator')?.client.trpc.withdrawals.approve.mutate({ id })
  return id
}

async function stuckWithdrawal(): Promise<number> {
  await topUp(api, 500_000_000n)
  const id = await approvedWithdrawal()
  await workCoin(api.app, 'LTC')
  api.clock.advance(rules.wallet.payout.stuckSeconds)
  await workCoin(api.app, 'LTC')
  return id
}

/** A pending move between a user's balances, on a site that reviews moves. */
async function pendingMove(): Promise<number> {
  await api.app.settings.change({ internalTransferReview: true }, market.seller.uid)
  const mover = await verifiedPerson(api)
  await fund(mover, '1')
  const amount = { asset: 'LTC', units: '1000' } as const
  return (await mover.client.trpc.transfers.move.mutate({ target: 'otc', amount, idempotencyKey: newKey() })).id
}

async function stopped(currency: CurrencyCode): Promise<number> {
  await staff.get('administrator')?.client.trpc.treasury.stop.mutate({ currency, reason })
  return CURRENCIES[currency].id
}

/** A coin of ours that is missing on the chain, so that payouts are stopped. */
async function lostCoin(): Promise<number> {
  await topUp(api, 2_000_000_000n, 'BTC')
  const { coinId } = await stealCoin(api, 'BTC')
  await simulatedChain(api.app, 'BTC').mine(1)
  await workCoin(api.app, 'BTC')
  return coinId
}

async function proposedWriteOff(): Promise<number> {
  const coinId = await lostCoin()
  await staff.get('administrator')?.client.trpc.treasury.proposeWriteOff.mutate({ coinId, reason })
  return coinId
}

/** A move of another member between the wallets. */
async function newMove(direction: 'topUp' | 'drain'): Promise<number> {
  const by = staff.get('administrator')
  return by === undefined ? 0 : makeMove(api, by, direction)
}

/** A signed reserve of another member, waiting to be published. */
async function signedReserve(seed: number): Promise<number> {
  const by = staff.get('administrator')
  return by === undefined ? 0 : addSigned(api, by, seed)
}

/** A rate proposed by another member, waiting for confirmation. */
async function proposed(currency: CurrencyCode): Promise<number> {
  await staff.get('administrator')?.client.trpc.rates.propose.mutate({ currency, rate: '1', hours: 1, reason })
  return CURRENCIES[currency].id
}

const otcFee = () => api.app.settings.current().otcFeeBasisPoints

/** A setting change proposed by another administrator. */
async function proposedSetting(change: Partial<SiteSettings>): Promise<number> {
  const { site } = (await staffPerson(api, 'administrator')).client.trpc
  await site.proposeSetting.mutate({ change, seen: api.app.settings.current(), reason })
  return (await site.settingProposals.query()).data[0]?.id ?? 0
}

/** A role proposed by another administrator. @returns the uid it is for */
async function proposedRole(): Promise<number> {
  const { uid } = await person(api)
  await api.app.settings.change({ moneySettingsSecondMember: true, secondMemberFrom: 1 }, uid)
  const { members } = (await staffPerson(api, 'administrator')).client.trpc.accounts
  await members.appoint.mutate({ uid, role: 'arbiter', nickName: 'Ann', reason })
  await api.app.settings.change({ moneySettingsSecondMember: false }, uid)
  return uid
}

const roleProposalOf = async ({ accounts }: Person['client']['trpc'], uid: number): Promise<number> =>
  (await accounts.members.proposals.query()).data.find((row) => row.uid === uid)?.id ?? 0

/** A staff action, with the audit action and subject that it must record. */
interface Act {
  readonly action: AuditAction
  /**
   * Creates the subject.
   * @returns its id
   */
  readonly prepare: () => Promise<number>
  readonly run: (staff: Person['client']['trpc'], id: number) => Promise<unknown>
  /** Set if the audit entry names another subject. */
  readonly subject?: 'another'
}

/** Every mutation for staff only. A new one that is missing here fails the first test. */
const ACTS: Readonly<Record<string, Act>> = {
  'accounts.staffFreeze': {
    action: 'account.frozen',
    prepare: async () => (await openMarket(api, '0')).buyer.uid,
    run: ({ accounts }, uid) => accounts.staffFreeze.mutate({ uid, reason }),
  },
  'accounts.endStaffSession': {
    action: 'staff.sessionEnded',
    prepare: async () => (await staffPerson(api, 'moderator')).uid,
    run: async ({ accounts }, uid) => {
      const { data } = await accounts.staffSessions.query({})
      await accounts.endStaffSession.mutate({ id: data.find((row) => row.uid === uid)?.id ?? 0, reason })
    },
  },
  'accounts.members.appoint': {
    action: 'staff.appointed',
    prepare: async () => (await person(api)).uid,
    run: ({ accounts }, uid) => accounts.members.appoint.mutate({ uid, role: 'arbiter', nickName: 'Ann', reason }),
  },
  'accounts.members.confirm': {
    action: 'staff.appointed',
    prepare: proposedRole,
    run: async (by, uid) => by.accounts.members.confirm.mutate({ id: await roleProposalOf(by, uid) }),
  },
  'accounts.members.withdraw': {
    action: 'staff.withdrawn',
    prepare: proposedRole,
    run: async (by, uid) => by.accounts.members.withdraw.mutate({ id: await roleProposalOf(by, uid), reason }),
  },
  'accounts.members.dismiss': {
    action: 'staff.dismissed',
    prepare: async () => (await staffPerson(api, 'moderator')).uid,
    run: ({ accounts }, uid) => accounts.members.dismiss.mutate({ uid, reason }),
  },
  'accounts.confirmStaff': {
    action: 'account.staffConfirmed',
    prepare: () => Promise.resolve(staff.get('arbiter')?.uid ?? 0),
    run: ({ accounts }) => accounts.confirmStaff.mutate({ password: LOGIN }),
  },
  'accounts.staffUnfreeze': {
    action: 'account.unfrozen',
    prepare: async () => {
      const { uid } = (await openMarket(api, '0')).buyer
      await staff.get('administrator')?.client.trpc.accounts.staffFreeze.mutate({ uid, reason })
      return uid
    },
    run: ({ accounts }, uid) => accounts.staffUnfreeze.mutate({ uid, reason }),
  },
  'rights.withdraw': {
    action: 'right.withdrawn',
    prepare: async () => (await person(api)).uid,
    run: ({ rights }, uid) => rights.withdraw.mutate({ uid, right: 'publish', days: 3, reason }),
  },
  'rights.restore': {
    action: 'right.restored',
    prepare: async () => {
      const { uid } = await person(api)
      const administrator = staff.get('administrator')?.client.trpc
      await administrator?.rights.withdraw.mutate({ uid, right: 'reply', days: null, reason })
      return uid
    },
    run: ({ rights }, uid) => rights.restore.mutate({ uid, right: 'reply', reason }),
  },
  'rights.markSpam': {
    action: 'right.markedSpam',
    prepare: async () => (await person(api)).uid,
    run: ({ rights }, uid) => rights.markSpam.mutate({ uid, reason }),
  },
  'disputes.assign': {
    action: 'dispute.taken',
    prepare: heldOrder,
    run: ({ disputes }, id) => disputes.assign.mutate({ kind: 'goodsOrder', id, take: true }),
  },
  'moderation.claim': {
    action: 'moderation.claimed',
    prepare: async () => queuedItem('ticket', await newTicket()),
    run: ({ moderation }, id) => moderation.claim.mutate({ id }),
  },
  'moderation.release': {
    action: 'moderation.released',
    prepare: async () => claimedItem('arbiter', await queuedItem('ticket', await newTicket())),
    run: ({ moderation }, id) => moderation.release.mutate({ id }),
  },
  'moderation.warn': {
    action: 'moderation.warned',
    prepare: async () => claimedItem('moderator', await reportedItem()),
    run: ({ moderation }, id) => moderation.warn.mutate({ id, kind: 'slight', reason }),
  },
  'moderation.close': {
    action: 'moderation.closed',
    prepare: async () => claimedItem('moderator', await reportedItem()),
    run: ({ moderation }, id) => moderation.close.mutate({ id }),
  },
  'ads.approve': {
    action: 'ad.approved',
    prepare: async () => {
      await api.app.settings.change({ adReviewRequired: true }, market.seller.uid)
      const id = await newAd()
      await api.app.settings.change({ adReviewRequired: false }, market.seller.uid)
      return id
    },
    run: ({ ads }, id) => ads.approve.mutate({ id }),
  },
  'ads.delist': {
    action: 'ad.delisted',
    prepare: () => newAd(),
    run: ({ ads }, id) => ads.delist.mutate({ id, reason }),
  },
  'ads.relist': {
    action: 'ad.relisted',
    prepare: async () => {
      const id = await newAd()
      await staff.get('administrator')?.client.trpc.ads.delist.mutate({ id, reason })
      return id
    },
    run: ({ ads }, id) => ads.relist.mutate({ id, reason }),
  },
  'categories.rename': {
    action: 'category.renamed',
    prepare: newCategory,
    run: ({ categories }, id) => categories.rename.mutate({ id, title: newTitle() }),
  },
  'categories.hideComments': {
    action: 'category.commentsHidden',
    prepare: newCategory,
    run: ({ categories }, id) => categories.hideComments.mutate({ id, hidden: true }),
  },
  'categories.arrange': {
    action: 'category.arranged',
    prepare: newCategory,
    run: ({ categories }, id) => categories.arrange.mutate({ id, place: 1 }),
  },
  'goods.mergeCategories': {
    action: 'category.merged',
    prepare: newCategory,
    run: ({ goods }, from) => goods.mergeCategories.mutate({ from, into: market.categoryId }),
  },
  'goods.delist': {
    action: 'goods.delisted',
    prepare: async () => (await openMarket(api, '0')).goodsId,
    run: ({ goods }, id) => goods.delist.mutate({ id, reason }),
  },
  'goods.relist': {
    action: 'goods.relisted',
    prepare: async () => {
      const { goodsId: id } = await openMarket(api, '0')
      await staff.get('administrator')?.client.trpc.goods.delist.mutate({ id, reason })
      return id
    },
    run: ({ goods }, id) => goods.relist.mutate({ id, reason }),
  },
  'goodsOrders.inspectDelivery': {
    action: 'goodsOrder.inspectDelivery',
    prepare: heldOrder,
    run: ({ goodsOrders }, id) => goodsOrders.inspectDelivery.mutate({ id }),
  },
  'goodsOrders.rule': {
    action: 'goodsOrder.rule',
    prepare: heldOrder,
    run: ({ goodsOrders }, id) => goodsOrders.rule.mutate({ id, ruling: { to: 'seller' }, reason }),
  },
  'goodsOrders.confirmRuling': {
    action: 'goodsOrder.confirmRuling',
    prepare: judgedOrder,
    run: ({ goodsOrders }, id) => goodsOrders.confirmRuling.mutate({ id }),
  },
  'goodsOrders.rejectRuling': {
    action: 'goodsOrder.rejectRuling',
    prepare: judgedOrder,
    run: ({ goodsOrders }, id) => goodsOrders.rejectRuling.mutate({ id, reason }),
  },
  'otcOffers.staffTakeDown': {
    action: 'otcOffer.takeDown',
    prepare: newOffer,
    run: ({ otcOffers }, id) => otcOffers.staffTakeDown.mutate({ id, reason }),
  },
  'otcOffers.staffPutUp': {
    action: 'otcOffer.putUp',
    prepare: async () => {
      const id = await newOffer()
      await staff.get('administrator')?.client.trpc.otcOffers.staffTakeDown.mutate({ id, reason })
      return id
    },
    run: ({ otcOffers }, id) => otcOffers.staffPutUp.mutate({ id, reason }),
  },
  'otcOffers.staffWithdraw': {
    action: 'otcOffer.withdraw',
    prepare: newOffer,
    run: ({ otcOffers }, id) => otcOffers.staffWithdraw.mutate({ id, reason }),
  },
  'otcOrders.rule': {
    action: 'otcOrder.rule',
    prepare: disputedOtcOrder,
    run: ({ otcOrders }, id) => otcOrders.rule.mutate({ id, ruling: { to: 'seller' }, reason }),
  },
  'otcOrders.confirmRuling': {
    action: 'otcOrder.confirmRuling',
    prepare: judgedOtcOrder,
    run: ({ otcOrders }, id) => otcOrders.confirmRuling.mutate({ id }),
  },
  'otcOrders.rejectRuling': {
    action: 'otcOrder.rejectRuling',
    prepare: judgedOtcOrder,
    run: ({ otcOrders }, id) => otcOrders.rejectRuling.mutate({ id, reason }),
  },
  'notices.publish': {
    action: 'notice.published',
    prepare: () => Promise.resolve(0),
    run: ({ notices }) => notices.publish.mutate(newNotice()),
    subject: 'another',
  },
  'notices.edit': {
    action: 'notice.edited',
    prepare: publishedNotice,
    run: ({ notices }, id) => notices.edit.mutate({ ...newNotice(), id, version: 0 }),
  },
  'notices.withdraw': {
    action: 'notice.withdrawn',
    prepare: publishedNotice,
    run: ({ notices }, id) => notices.withdraw.mutate({ id }),
  },
  'notices.restore': {
    action: 'notice.restored',
    prepare: async () => {
      const id = await publishedNotice()
      await staff.get('administrator')?.client.trpc.notices.withdraw.mutate({ id })
      return id
    },
    run: ({ notices }, id) => notices.restore.mutate({ id }),
  },
  'tickets.take': {
    action: 'ticket.assigned',
    prepare: newTicket,
    run: ({ tickets }, id) => tickets.take.mutate({ id }),
  },
  'tickets.takeOver': {
    action: 'ticket.takenOver',
    prepare: async () => {
      const id = await newTicket()
      await other.client.trpc.tickets.take.mutate({ id })
      return id
    },
    run: ({ tickets }, id) => tickets.takeOver.mutate({ id, reason }),
  },
  'tickets.release': {
    action: 'ticket.released',
    prepare: async () => {
      const id = await newTicket()
      await staff.get('arbiter')?.client.trpc.tickets.take.mutate({ id })
      return id
    },
    run: ({ tickets }, id) => tickets.release.mutate({ id }),
  },
  'tickets.close': {
    action: 'ticket.closed',
    prepare: newTicket,
    run: ({ tickets }, id) => tickets.close.mutate({ id, unread: 60 }),
  },
  'tickets.reopen': {
    action: 'ticket.reopened',
    prepare: async () => {
      const id = await newTicket()
      await staff.get('administrator')?.client.trpc.tickets.close.mutate({ id, unread: 60 })
      return id
    },
    run: ({ tickets }, id) => tickets.reopen.mutate({ id }),
  },
  'comments.hide': {
    action: 'comment.hide',
    prepare: newComment,
    run: ({ comments }, id) => comments.hide.mutate({ id, reason }),
  },
  'comments.show': {
    action: 'comment.show',
    prepare: async () => {
      const id = await newComment()
      await staff.get('administrator')?.client.trpc.comments.hide.mutate({ id, reason })
      return id
    },
    run: ({ comments }, id) => comments.show.mutate({ id, reason }),
  },
  'reviews.hide': {
    action: 'review.hide',
    prepare: review,
    run: ({ reviews }, id) => reviews.hide.mutate({ id, reason }),
  },
  'reviews.show': {
    action: 'review.show',
    prepare: async () => {
      const id = await review()
      await staff.get('administrator')?.client.trpc.reviews.hide.mutate({ id, reason })
      return id
    },
    run: ({ reviews }, id) => reviews.show.mutate({ id, reason }),
  },
  'withdrawals.approve': {
    action: 'withdrawal.approve',
    prepare: withdrawal,
    run: ({ withdrawals }, id) => withdrawals.approve.mutate({ id }),
  },
  'withdrawals.reject': {
    action: 'withdrawal.reject',
    prepare: withdrawal,
    run: ({ withdrawals }, id) => withdrawals.reject.mutate({ id, reason }),
  },
  'withdrawals.fail': {
    action: 'withdrawal.fail',
    prepare: approvedWithdrawal,
    run: ({ withdrawals }, id) => withdrawals.fail.mutate({ id, reason }),
  },
  'withdrawals.bump': {
    action: 'withdrawal.sign',
    prepare: stuckWithdrawal,
    run: ({ withdrawals }, id) => withdrawals.bump.mutate({ id }),
  },
  'transfers.approveMove': {
    action: 'transfer.approve',
    prepare: pendingMove,
    run: ({ transfers }, id) => transfers.approveMove.mutate({ id }),
  },
  'transfers.rejectMove': {
    action: 'transfer.reject',
    prepare: pendingMove,
    run: ({ transfers }, id) => transfers.rejectMove.mutate({ id, reason }),
  },
  'proofs.take': {
    action: 'proof.taken',
    prepare: () => Promise.resolve(0),
    run: ({ proofs }) => proofs.take.mutate(),
    subject: 'another',
  },
  'custody.make': {
    action: 'treasury.moveMade',
    prepare: async () => {
      await topUp(api, 2_000_000_000n)
      return 0
    },
    run: ({ custody }) => custody.make.mutate({ amount: { asset: 'LTC', units: '1000000' }, direction: 'drain' }),
    subject: 'another',
  },
  'custody.submit': {
    action: 'treasury.moveSigned',
    prepare: () => newMove('topUp'),
    run: ({ custody }, id) => custody.submit.mutate({ id, signed: 'cHNidP8=' }),
    subject: 'another',
  },
  'custody.agree': {
    action: 'treasury.moveAgreed',
    prepare: () => newMove('drain'),
    run: ({ custody }, id) => custody.agree.mutate({ id }),
    subject: 'another',
  },
  'custody.withdraw': {
    action: 'treasury.moveWithdrawn',
    prepare: () => newMove('drain'),
    run: ({ custody }, id) => custody.withdraw.mutate({ id }),
    subject: 'another',
  },
  'proofs.addReserve': {
    action: 'proof.reserveAdded',
    prepare: async () => {
      await takeByClock(api.app)
      return 0
    },
    run: async ({ proofs }) => {
      const by = staff.get('administrator')
      const message = by === undefined ? '' : await messageToSign(by)
      return proofs.addReserve.mutate({
        currency: 'LTC',
        address: coldAddress(9),
        signature: signBip322(outsideKey(9), message),
      })
    },
    subject: 'another',
  },
  'proofs.withdrawReserve': {
    action: 'proof.reserveWithdrawn',
    prepare: () => signedReserve(10),
    run: ({ proofs }, id) => proofs.withdrawReserve.mutate({ id }),
    subject: 'another',
  },
  'proofs.publishReserves': {
    action: 'proof.reservesPublished',
    prepare: () => signedReserve(11),
    run: ({ proofs }, id) => proofs.publishReserves.mutate({ ids: [id] }),
    subject: 'another',
  },
  'treasury.topUpAddress': {
    action: 'treasury.topUpAddress',
    prepare: () => Promise.resolve(CURRENCIES.LTC.id),
    run: ({ treasury }) => treasury.topUpAddress.mutate({ currency: 'LTC' }),
  },
  'treasury.stop': {
    action: 'breaker.opened',
    prepare: () => Promise.resolve(CURRENCIES.USDT.id),
    run: ({ treasury }) => treasury.stop.mutate({ currency: 'USDT', reason }),
  },
  'treasury.askToResume': {
    action: 'breaker.askedToClose',
    prepare: () => stopped('BTC'),
    run: ({ treasury }) => treasury.askToResume.mutate({ currency: 'BTC', reason }),
  },
  'treasury.resume': {
    action: 'breaker.closed',
    prepare: async () => {
      const id = await stopped('LTC')
      await staff.get('administrator')?.client.trpc.treasury.askToResume.mutate({ currency: 'LTC', reason })
      await workCoin(api.app, 'LTC')
      return id
    },
    run: ({ treasury }) => treasury.resume.mutate({ currency: 'LTC' }),
  },
  'treasury.proposeWriteOff': {
    action: 'treasury.writeOffProposed',
    prepare: lostCoin,
    run: ({ treasury }, coinId) => treasury.proposeWriteOff.mutate({ coinId, reason }),
    subject: 'another',
  },
  'treasury.withdrawWriteOff': {
    action: 'treasury.writeOffWithdrawn',
    prepare: proposedWriteOff,
    run: ({ treasury }, coinId) => treasury.withdrawWriteOff.mutate({ coinId }),
    subject: 'another',
  },
  'treasury.confirmWriteOff': {
    action: 'treasury.writtenOff',
    prepare: proposedWriteOff,
    run: ({ treasury }, coinId) => treasury.confirmWriteOff.mutate({ coinId }),
    subject: 'another',
  },
  'ledger.export': {
    action: 'ledger.exported',
    prepare: () => Promise.resolve(market.buyer.uid),
    run: ({ ledger }, uid) => ledger.export.mutate({ uid }),
  },
  'audit.export': {
    action: 'audit.exported',
    prepare: () => Promise.resolve(staff.get('administrator')?.uid ?? 0),
    run: ({ audit }) => audit.export.mutate({ action: 'staff.read' }),
  },
  'android.publish': {
    action: 'android.published',
    prepare: () => Promise.resolve(7),
    // A file comes as multipart, not as a call.
    run: () => publish(staff.get('administrator')?.client ?? api.client(), androidPackage('version-7')),
  },
  'launch.mark': {
    action: 'launch.marked',
    prepare: () => Promise.resolve(LAUNCH_CHECK_NAMES.indexOf('backup') + 1),
    run: ({ launch }) => launch.mark.mutate({ check: 'backup', done: true }),
  },
  'launch.sendTestMail': {
    action: 'launch.mailTested',
    prepare: () => Promise.resolve(LAUNCH_CHECK_NAMES.indexOf('mail') + 1),
    run: ({ launch }) => launch.sendTestMail.mutate({ to: 'postmaster@market.example' }),
  },
  'rates.propose': {
    action: 'rate.proposed',
    prepare: () => Promise.resolve(CURRENCIES.BTC.id),
    run: ({ rates }) => rates.propose.mutate({ currency: 'BTC', rate: '97000', hours: 1, reason }),
  },
  'rates.confirm': {
    action: 'rate.confirmed',
    prepare: () => proposed('USDT'),
    run: ({ rates }) => rates.confirm.mutate({ currency: 'USDT', usdE8: '100000000' }),
  },
  'rates.end': {
    action: 'rate.ended',
    prepare: () => proposed('LTC'),
    run: ({ rates }) => rates.end.mutate({ currency: 'LTC' }),
  },
  'site.changeSettings': {
    action: 'setting.changed',
    prepare: () => Promise.resolve(0),
    run: ({ site }) => site.changeSettings.mutate({ change: { themeId: 7 }, seen: {} }),
    subject: 'another',
  },
  'site.proposeSetting': {
    action: 'setting.proposed',
    prepare: () => Promise.resolve(0),
    run: ({ site }) =>
      site.proposeSetting.mutate({ change: { otcFeeBasisPoints: 7 }, seen: { otcFeeBasisPoints: otcFee() }, reason }),
    subject: 'another',
  },
  'site.confirmSetting': {
    action: 'setting.changed',
    prepare: () => proposedSetting({ goodsFeeBasisPoints: 7 }),
    run: ({ site }, id) => site.confirmSetting.mutate({ id }),
    subject: 'another',
  },
  'site.withdrawSetting': {
    action: 'setting.withdrawn',
    prepare: () => proposedSetting({ secondArbiterCents: 7 }),
    run: ({ site }, id) => site.withdrawSetting.mutate({ id, reason }),
  },
}

const forStaff = procedures().filter(({ type, access }) => type === 'mutation' && rolesOf(access).length > 0)

/** The audit entries that a call creates. */
async function linesOf(call: () => Promise<unknown>) {
  const { db } = api.app
  const [last] = await api.app.sql<{ id: number }[]>`select coalesce(max(id), 0)::int as id from audit_event`
  await call()
  return db
    .select()
    .from(auditEvent)
    .where(gt(auditEvent.id, last?.id ?? 0))
    .orderBy(asc(auditEvent.id))
}

it('no mutation of the staff is left out', () => {
  expect(forStaff.map(({ path }) => path).toSorted()).toEqual(Object.keys(ACTS).toSorted())
})

it.each(forStaff)('$path leaves one line that names who did it', async ({ path, access }) => {
  const act = ACTS[path]
  const actor = staff.get(rolesOf(access)[0] ?? 'administrator')
  if (act === undefined || actor === undefined) throw new Error(`nobody acts for ${path}`)
  const { secondArbiterCents } = api.app.settings.current()
  const needsSecond = path.endsWith('.confirmRuling') || path.endsWith('.rejectRuling')
  if (needsSecond) await api.app.settings.change({ secondArbiterCents: 100 }, market.seller.uid)
  const id = await act.prepare()
  const lines = await linesOf(() => act.run(actor.client.trpc, id))
  expect(lines).toMatchObject([
    {
      action: act.action,
      actorKind: 'staff',
      actorUid: actor.uid,
      ...(act.subject === 'another' ? {} : { subjectId: id }),
    },
  ])
  if (needsSecond) await api.app.settings.change({ secondArbiterCents }, market.seller.uid)
})

it('a category that anybody may create is told apart by who created it', async () => {
  for (const [creator, actorKind] of [
    [staff.get('moderator') ?? other, 'staff'],
    [staff.get('administrator') ?? other, 'staff'],
    [market.seller, 'user'],
  ] as const) {
    const lines = await linesOf(() => createCategory(creator))
    expect(lines).toMatchObject([{ action: 'category.created', actorKind, actorUid: creator.uid }])
  }
})
