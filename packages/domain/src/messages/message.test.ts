import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  addressPath,
  isMessageKind,
  MESSAGE_TYPES,
  messageFromRecord,
  messageAddress,
  MESSAGES,
  type MessageKind,
  type MessageOf,
  type StoredMessage,
} from './index.ts'

const kinds = Object.keys(MESSAGES).filter((kind) => isMessageKind(kind))
const kindsOf = (type: keyof typeof MESSAGE_TYPES) => kinds.filter((kind) => MESSAGES[kind].type === type)

describe('types of messages (marketplace.md §2, product.md "Notices, feedback, messages")', () => {
  it('have the numbers that old clients ask for', () => {
    expect(MESSAGE_TYPES).toEqual({
      forum: 1,
      admin: 2,
      goods: 3,
      order: 4,
      system: 5,
      other: 6,
      otc: 7,
      otcOrder: 8,
    })
  })

  it('take the steps of an order, what happens to goods, and what happens to an account', () => {
    expect(kindsOf('order').every((kind) => kind.startsWith('goodsOrder.'))).toBe(true)
    expect(kindsOf('order')).toContain('goodsOrder.placed')
    expect(kindsOf('otc')).toEqual([
      'otcOffer.takenDown',
      'otcOffer.triggered',
      'otcOffer.restReturned',
      'otcOffer.putUp',
      'otcOffer.withdrawn',
      'otcOffer.taken',
      'otcOffer.ranOut',
      'otcAlert.offers',
      'otcAlert.price',
      'otcTalk.said',
    ])
    expect(kindsOf('system')).toEqual([
      'deposit.credited',
      'deposit.reversed',
      'deposit.reversedOwing',
      'transfer.received',
      'transfer.sent',
      'move.approved',
      'move.rejected',
      'account.newDevice',
      'account.loginPasswordChanged',
      'account.payPasswordChanged',
      'account.secondFactorOn',
      'account.secondFactorOff',
      'account.recoveryCodesMade',
      'account.passkeyAdded',
      'account.passkeyRemoved',
      'account.passkeyPays',
      'account.passkeyPaysNoMore',
      'account.mailConfirmed',
      'account.mailReplaced',
      'account.mailRemoved',
      'account.frozen',
      'account.unfrozen',
      'account.appointed',
      'account.dismissed',
      'office.roleWaits',
      'office.settingWaits',
      'account.staffSessionEnded',
      'account.tokenCreated',
      'account.payeeAdded',
      'account.payeeChanged',
      'account.addressSaved',
      'account.addressWaitOff',
      'account.webhookCreated',
      'account.webhookRotated',
      'account.webhookStopped',
      'account.mailBounced',
      'withdrawal.applied',
      'withdrawal.approved',
      'withdrawal.rejected',
      'withdrawal.broadcast',
      'withdrawal.completed',
      'withdrawal.reopened',
      'withdrawal.failed',
      'withdrawal.paidAfterReturn',
      'finance.payoutsStopped',
      'finance.payoutsWait',
      'finance.payoutStuck',
      'finance.payoutLost',
      'finance.paidAfterReturn',
      'finance.depositReversed',
      'finance.rateHeld',
      'finance.proofLate',
      'account.markedSpam',
      'account.warnedSlight',
      'account.warnedMalicious',
      'right.publishEnds',
      'right.replyEnds',
      'right.publishWithdrawn',
      'right.replyWithdrawn',
      'right.publishRestored',
      'right.replyRestored',
    ])
    expect(kindsOf('forum')).toEqual([
      'adComment.written',
      'adComment.answered',
      'adComment.hidden',
      'adComment.shown',
      'adTalk.said',
      'ad.approved',
      'ad.delisted',
      'ad.relisted',
      'ad.ended',
      'ad.usedUp',
    ])
    expect(kindsOf('goods')).toEqual([
      'goods.delisted',
      'goods.relisted',
      'goods.soldOut',
      'goods.stockLow',
      'goods.back',
      'review.written',
      'review.replied',
      'review.hidden',
      'review.shown',
      'comment.written',
      'comment.answered',
      'comment.hidden',
      'comment.shown',
      'goodsTalk.said',
    ])
  })
})

describe('a kind', () => {
  it('that nobody registered is none', () => {
    expect(['goods.renamed', 'toString', ''].map((kind) => isMessageKind(kind))).toEqual([false, false, false])
  })

  it('brings the facts and the sides that its words need, and no others', () => {
    expectTypeOf<MessageOf<'goods.stockLow'>['facts']>().toEqualTypeOf<{ readonly left: number }>()
    expectTypeOf<MessageOf<'account.frozen'>['facts']>().toEqualTypeOf<{ readonly reason: string }>()
    expectTypeOf<MessageOf<'goodsOrder.held'>['side']>().toEqualTypeOf<'buyer' | 'seller'>()
    expectTypeOf<MessageOf<'goods.delisted'>['side']>().toEqualTypeOf<null>()
    expectTypeOf<StoredMessage['kind']>().toEqualTypeOf<MessageKind>()
  })
})

describe('a record', () => {
  const held = { kind: 'goodsOrder.held', subjectId: 7, side: 'buyer', facts: {} }
  const low = { kind: 'goods.stockLow', subjectId: 7, side: null, facts: { left: 5 } }

  it.each([
    ['of a kind that nobody registered', { ...held, kind: 'goodsOrder.renamed' }],
    ['without the side that its kind has', { ...held, side: null }],
    ['of a side that its kind has not', { ...held, side: 'author' }],
    ['with a side where its kind has none', { ...low, side: 'seller' }],
    ['without a fact', { ...low, facts: {} }],
    ['with a fact of another type', { ...low, facts: { left: '5' } }],
  ])('%s is no message', (_, record) => {
    expect(messageFromRecord(record)).toBeNull()
  })

  it('that its kind describes is one', () => {
    expect([held, low].map(messageFromRecord)).toEqual([held, low])
  })
})

describe('a message leads', () => {
  it.each([
    ['withdrawal.completed', { to: '/personal/assets/withdraw' }],
    ['ad.delisted', { to: '/adDetails', search: { id: 7 } }],
    ['goodsOrder.held', { to: '/personal/goodsOrderPanel', search: { id: 7 } }],
    ['otcOffer.takenDown', { to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } }],
    ['otcOffer.taken', { to: '/otcOrderPanel', search: { orderID: 7 } }],
    ['otcOffer.ranOut', { to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } }],
    ['otcAlert.price', { to: '/otc', search: {} }],
    ['otcOrder.created', { to: '/otcOrderPanel', search: { orderID: 7 } }],
    ['ticket.answered', { to: '/personal/feedback/feedback_details', search: { id: 7 } }],
    ['goods.delisted', { to: '/goodsDetails', search: { id: 7 } }],
    ['goods.soldOut', { to: '/personal/editGoods', search: { id: 7, type: 'SHIPMENTS' } }],
    ['goods.back', { to: '/goodsDetails', search: { id: 7 } }],
    ['goods.stockLow', { to: '/personal/editGoods', search: { id: 7, type: 'SHIPMENTS' } }],
    ['account.payeeAdded', { to: '/personal/otcManage', search: { tab: 'payees' } }],
    ['account.payeeChanged', { to: '/personal/otcManage', search: { tab: 'payees' } }],
    ['account.frozen', { to: '/personal/userInfo' }],
    ['account.markedSpam', { to: '/personal/feedback/feedback_publish', search: { about: 'appeal' } }],
    ['right.publishWithdrawn', { to: '/personal/feedback/feedback_publish', search: { about: 'appeal' } }],
    ['right.replyWithdrawn', { to: '/personal/feedback/feedback_publish', search: { about: 'appeal' } }],
    ['right.publishRestored', { to: '/personal/userInfo' }],
    ['deposit.credited', { to: '/personal/assets/deposit' }],
    ['finance.rateHeld', { to: '/staff/payouts', search: { part: 'rates' } }],
    ['transfer.received', { to: '/personal/assets/transfer' }],
    ['move.rejected', { to: '/personal/assets/transition' }],
    ['finance.payoutsStopped', { to: '/staff/payouts' }],
    ['finance.proofLate', { to: '/staff/payouts' }],
    ['finance.payoutLost', { to: '/staff/payouts' }],
    ['office.roleWaits', { to: '/staff/members' }],
    ['office.settingWaits', { to: '/staff/settings' }],
  ] as const)('from %s to its page', (kind, address) => {
    expect(messageAddress({ kind, subjectId: 7 })).toEqual(address)
  })

  it('from a deposit and a withdrawal to the page of its coin, once that is known', () => {
    const about = { currency: 2 }
    expect(messageAddress({ kind: 'deposit.credited', subjectId: 7 }, about)).toEqual({
      to: '/personal/assets/deposit',
      search: { currency: 'USDT' },
    })
    expect(messageAddress({ kind: 'withdrawal.completed', subjectId: 7 }, about)).toEqual({
      to: '/personal/assets/withdraw',
      search: { currency: 'USDT' },
    })
    expect(messageAddress({ kind: 'deposit.credited', subjectId: 7 }, { currency: 9 })).toEqual({
      to: '/personal/assets/deposit',
    })
  })

  it('from an alert to the market of its coin, on the reader’s side', () => {
    const alert = { kind: 'otcAlert.offers', subjectId: 7 } as const
    expect(messageAddress(alert, { currency: 3, side: 1 })).toEqual({
      to: '/otc',
      search: { currency: 'LTC', side: 'buy' },
    })
    expect(messageAddress(alert, { currency: 3, side: 0 })).toEqual({
      to: '/otc',
      search: { currency: 'LTC', side: 'sell' },
    })
  })

  it('from a comment to its place under the goods or the notice', () => {
    expect(messageAddress({ kind: 'noticeComment.hidden', subjectId: 7 }, { notice: 5 })).toEqual({
      to: '/ruleDetails',
      search: { id: 5, type: 'info' },
    })
    expect(messageAddress({ kind: 'comment.answered', subjectId: 7 })).toBeNull()
    expect(messageAddress({ kind: 'comment.answered', subjectId: 7 }, { goods: 4 })).toEqual({
      to: '/goodsDetails',
      search: { id: 4, type: 'comments' },
    })
  })

  it.each([
    ['goodsTalk.said', 'owner', '/personal/chat/receive_goods?chat_id=7'],
    ['goodsTalk.said', 'asker', '/personal/chat/send_goods?chat_id=7'],
    ['adTalk.said', 'owner', '/personal/chat/receive_discuss?chat_id=7'],
    ['adTalk.said', 'asker', '/personal/chat/send_discuss?chat_id=7'],
    ['otcTalk.said', 'owner', '/personal/chat/otc?chat_id=7'],
    ['otcOrderTalk.said', 'asker', '/personal/chat/otc?chat_id=7'],
  ] as const)('from %s to the chat as its %s has it', (kind, side, path) => {
    const address = messageAddress({ kind, subjectId: 7, side })
    expect(address === null ? null : addressPath(address)).toBe(path)
  })

  it('nowhere from a talk whose side is not known', () => {
    expect(messageAddress({ kind: 'goodsTalk.said', subjectId: 7 })).toBeNull()
  })

  it('along a path that holds what its page asks for', () => {
    expect(addressPath({ to: '/personal/userInfo' })).toBe('/personal/userInfo')
    expect(addressPath({ to: '/ruleDetails', search: { id: 5, type: 'in fo' } })).toBe('/ruleDetails?id=5&type=in+fo')
    expect(addressPath({ to: '/personal/chat/$tab', params: { tab: 'a/b' } })).toBe('/personal/chat/a%2Fb')
    expect(addressPath({ to: '/personal/chat/$tab' })).toBe('/personal/chat/')
  })

  it('nowhere from the end of a report: the thing may be out of sight', () => {
    expect(messageAddress({ kind: 'report.acted', subjectId: 7 })).toBeNull()
  })

  it('from a comment to its place under the ad', () => {
    expect(messageAddress({ kind: 'adComment.written', subjectId: 7 })).toBeNull()
    expect(messageAddress({ kind: 'adComment.written', subjectId: 7 }, { ad: 4 })).toEqual({
      to: '/adDetails',
      search: { id: 4, tab: 'comments' },
    })
  })

  it('from a review to the goods that it is of, once they are known', () => {
    expect(messageAddress({ kind: 'review.replied', subjectId: 7 })).toBeNull()
    expect(messageAddress({ kind: 'review.replied', subjectId: 7 }, { goods: 4 })).toEqual({
      to: '/goodsDetails',
      search: { id: 4 },
    })
  })
})
