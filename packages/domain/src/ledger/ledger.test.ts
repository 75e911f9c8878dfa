import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, money, type CurrencyCode, type Money } from '../money/index.ts'
import { codeOf, refusalOf } from '../machines/testing/refusal.ts'
import {
  ACCOUNT_KINDS,
  accountKey,
  assertBalanced,
  ENTRY_KINDS,
  entryTemplates,
  operatorsPart,
  ownedAccount,
  siteAccount,
  type EntryDraft,
  type Posting,
} from './index.ts'

const ltc = (units: bigint): Money<CurrencyCode> => money('LTC', units)
const lines = (entry: EntryDraft): [string, bigint][] =>
  entry.postings.map(({ account, units }) => [accountKey(account), units])

const settle = (fee: Money<CurrencyCode>): EntryDraft =>
  entryTemplates.settleGoodsOrder({ sellerUid: 100_002, orderId: 81, money: ltc(10n), fee })

const fund = ownedAccount('user_fund', 'LTC', 100_001)
const chain = siteAccount('chain', 'LTC')
const entry = (postings: Posting[]): EntryDraft => ({ kind: 'correction', postings })

describe('accounts', () => {
  test('only what the chain holds counts below zero, and it never counts above', () => {
    const negative = Object.entries(ACCOUNT_KINDS).filter(([, rule]) => rule.mayBeNegative)
    expect(negative.map(([kind]) => kind)).toEqual(['chain'])
    const positive = Object.entries(ACCOUNT_KINDS).filter(([, rule]) => rule.mayBePositive)
    expect(positive.map(([kind]) => kind)).toEqual(Object.keys(ACCOUNT_KINDS).filter((kind) => kind !== 'chain'))
  })

  test('every kind says whose id it carries', () => {
    expect(Object.fromEntries(Object.entries(ACCOUNT_KINDS).map(([kind, rule]) => [kind, rule.owner]))).toEqual({
      user_fund: 'user',
      user_otc: 'user',
      goods_escrow: 'goods_order',
      otc_offer_lock: 'otc_offer',
      otc_escrow: 'otc_order',
      withdrawal_pending: 'withdrawal',
      internal_transfer_pending: 'internal_transfer',
      chain: null,
      network_fee: 'withdrawal',
      operator_capital: null,
      user_debt: 'user',
      revenue_goods_fee: 'user',
      revenue_otc_fee: 'user',
      revenue_withdrawal_fee: 'user',
      revenue_rights: 'user',
      revenue_ads: 'user',
    })
  })

  test('what users own is told from what the site earned of them', () => {
    const site = Object.entries(ACCOUNT_KINDS).filter(([, rule]) => !rule.ofUsers)
    expect(site.map(([kind]) => kind)).toEqual([
      'chain',
      'network_fee',
      'operator_capital',
      'user_debt',
      'revenue_goods_fee',
      'revenue_otc_fee',
      'revenue_withdrawal_fee',
      'revenue_rights',
      'revenue_ads',
    ])
  })

  test('what users owe, and nothing else, counts against', () => {
    const against = Object.entries(ACCOUNT_KINDS).filter(([, rule]) => rule.counts === -1n)
    expect(against.map(([kind]) => kind)).toEqual(['user_debt'])
  })

  test('one text names one account', () => {
    expect(accountKey(ownedAccount('goods_escrow', 'LTC', 81))).toBe('goods_escrow:LTC:81')
    expect(accountKey(siteAccount('chain', 'BTC'))).toBe('chain:BTC')
  })
})

describe('assertBalanced', () => {
  test('an entry without postings is refused', () => {
    expect(refusalOf(() => assertBalanced(entry([])))).toEqual({
      code: 'LEDGER_POSTING_INVALID',
      details: { entry: 'correction', account: '' },
    })
  })

  test('a posting of nothing is refused', () => {
    expect(codeOf(() => assertBalanced(entry([{ account: fund, units: 0n }])))).toBe('LEDGER_POSTING_INVALID')
  })

  test('an account is named once', () => {
    const twice = [
      { account: fund, units: 1n },
      { account: fund, units: -1n },
    ]
    expect(refusalOf(() => assertBalanced(entry(twice)))).toEqual({
      code: 'LEDGER_POSTING_INVALID',
      details: { entry: 'correction', account: 'user_fund:LTC:100001' },
    })
  })

  test('an account carries an owner exactly when its kind asks for one', () => {
    const ownerless = [
      { account: siteAccount('user_fund', 'LTC'), units: 1n },
      { account: chain, units: -1n },
    ]
    const owned = [
      { account: fund, units: 1n },
      { account: ownedAccount('chain', 'LTC', 1), units: -1n },
    ]
    expect(codeOf(() => assertBalanced(entry(ownerless)))).toBe('LEDGER_POSTING_INVALID')
    expect(codeOf(() => assertBalanced(entry(owned)))).toBe('LEDGER_POSTING_INVALID')
  })

  test('every currency sums to zero by itself', () => {
    const mixed = [
      { account: fund, units: 5n },
      { account: siteAccount('chain', 'BTC'), units: -5n },
    ]
    expect(refusalOf(() => assertBalanced(entry(mixed)))).toEqual({
      code: 'LEDGER_UNBALANCED',
      details: { entry: 'correction', currency: 'LTC', difference: '5' },
    })
  })

  test('a balanced entry of two currencies is accepted and returned', () => {
    const postings = [
      { account: fund, units: 5n },
      { account: chain, units: -5n },
      { account: ownedAccount('user_fund', 'BTC', 100_001), units: 7n },
      { account: ownedAccount('user_otc', 'BTC', 100_001), units: -7n },
    ]
    expect(assertBalanced(entry(postings))).toEqual(entry(postings))
    expect(entryTemplates.correction(postings)).toEqual(entry(postings))
  })
})

describe('templates refuse', () => {
  test('an amount of nothing or below', () => {
    for (const units of [0n, -1n]) {
      expect(refusalOf(() => entryTemplates.deposit({ uid: 100_001, money: ltc(units) }))).toEqual({
        code: 'LEDGER_POSTING_INVALID',
        details: { entry: 'deposit', account: 'chain' },
      })
    }
  })

  test('a fee above the amount or below zero', () => {
    expect(refusalOf(() => settle(ltc(11n))).details).toEqual({ entry: 'goods_settlement', account: 'user_fund' })
    expect(refusalOf(() => settle(ltc(-1n))).details).toEqual({
      entry: 'goods_settlement',
      account: 'revenue_goods_fee',
    })
  })

  test('a fee in another currency', () => {
    expect(
      codeOf(() =>
        entryTemplates.otcRelease({ orderId: 1, buyerUid: 100_001, money: ltc(10n), fee: money('BTC', 1n) }),
      ),
    ).toBe('ASSET_MISMATCH')
  })

  test('a debt in another currency', () => {
    const step = { uid: 100_001, money: ltc(10n), fund: money('BTC', 1n), otc: ltc(0n) }
    expect(codeOf(() => entryTemplates.depositReversal(step))).toBe('ASSET_MISMATCH')
    const fee = { uid: 100_001, withdrawalId: 5, money: ltc(10n), fee: ltc(1n), setAside: money('BTC', 1n) }
    expect(codeOf(() => entryTemplates.withdrawalReturn(fee))).toBe('ASSET_MISMATCH')
  })

  test('a split that gives away more than there is', () => {
    const parties = { orderId: 81, buyerUid: 100_001, sellerUid: 100_002, money: ltc(10n) }
    expect(codeOf(() => entryTemplates.splitGoodsOrder({ ...parties, toBuyer: ltc(11n), fee: ltc(0n) }))).toBe(
      'LEDGER_POSTING_INVALID',
    )
    expect(codeOf(() => entryTemplates.splitGoodsOrder({ ...parties, toBuyer: ltc(9n), fee: ltc(2n) }))).toBe(
      'LEDGER_POSTING_INVALID',
    )
  })

  test('a transfer to oneself, which would name one account twice', () => {
    expect(
      codeOf(() => entryTemplates.transferBetweenUsers({ fromUid: 100_001, toUid: 100_001, money: ltc(1n) })),
    ).toBe('LEDGER_POSTING_INVALID')
  })
})

describe('templates move', () => {
  const t = entryTemplates
  const order = { orderId: 81, buyerUid: 100_001, sellerUid: 100_002, money: ltc(1_000n) }
  const withdrawal = { uid: 100_001, withdrawalId: 5, money: ltc(1_000n), fee: ltc(10n) }
  const reviewed = { uid: 100_001, transferId: 6, money: ltc(1_000n) }
  const user = { uid: 100_001, money: ltc(1_000n) }
  const offer = { ownerUid: 100_003, offerId: 9, money: ltc(1_000n) }

  test.each<[string, () => EntryDraft, [string, bigint][]]>([
    [
      'deposit',
      () => t.deposit(user),
      [
        ['chain:LTC', -1_000n],
        ['user_fund:LTC:100001', 1_000n],
      ],
    ],
    [
      'deposit_reversal',
      () => t.depositReversal({ ...user, fund: ltc(5_000n), otc: ltc(9n) }),
      [
        ['chain:LTC', 1_000n],
        ['user_fund:LTC:100001', -1_000n],
      ],
    ],
    [
      'deposit_reversal',
      () => t.depositReversal({ ...user, fund: ltc(100n), otc: ltc(50n) }),
      [
        ['chain:LTC', 1_000n],
        ['user_fund:LTC:100001', -100n],
        ['user_otc:LTC:100001', -50n],
        ['user_debt:LTC:100001', 850n],
      ],
    ],
    [
      'capital_deposit',
      () => t.capitalDeposit(user),
      [
        ['chain:LTC', -1_000n],
        ['operator_capital:LTC', 1_000n],
      ],
    ],
    [
      'capital_reversal',
      () => t.capitalReversal(user),
      [
        ['operator_capital:LTC', -1_000n],
        ['chain:LTC', 1_000n],
      ],
    ],
    [
      'withdrawal_sign',
      () => t.withdrawalSign({ withdrawalId: 5, setAside: ltc(3n) }),
      [
        ['operator_capital:LTC', -3n],
        ['network_fee:LTC:5', 3n],
      ],
    ],
    [
      'withdrawal_complete',
      () => t.withdrawalComplete({ ...withdrawal, networkFee: ltc(4n) }),
      [
        ['withdrawal_pending:LTC:5', -1_010n],
        ['chain:LTC', 1_004n],
        ['revenue_withdrawal_fee:LTC:100001', 6n],
      ],
    ],
    [
      'withdrawal_complete',
      () => t.withdrawalComplete({ ...withdrawal, networkFee: ltc(14n), setAside: ltc(9n) }),
      [
        ['withdrawal_pending:LTC:5', -1_010n],
        ['network_fee:LTC:5', -9n],
        ['chain:LTC', 1_014n],
        ['operator_capital:LTC', 5n],
      ],
    ],
    [
      'withdrawal_reopen',
      () => t.withdrawalReopen({ ...withdrawal, networkFee: ltc(4n) }),
      [
        ['chain:LTC', -1_004n],
        ['revenue_withdrawal_fee:LTC:100001', -6n],
        ['withdrawal_pending:LTC:5', 1_010n],
      ],
    ],
    [
      'withdrawal_reopen',
      () => t.withdrawalReopen({ ...withdrawal, networkFee: ltc(14n) }),
      [
        ['chain:LTC', -1_014n],
        ['withdrawal_pending:LTC:5', 1_010n],
        ['network_fee:LTC:5', 4n],
      ],
    ],
    [
      'withdrawal_return',
      () => t.withdrawalReturn({ ...withdrawal, setAside: ltc(4n) }),
      [
        ['withdrawal_pending:LTC:5', -1_010n],
        ['network_fee:LTC:5', -4n],
        ['user_fund:LTC:100001', 1_010n],
        ['operator_capital:LTC', 4n],
      ],
    ],
    [
      'withdrawal_paid_after_return',
      () => t.withdrawalPaidAfterReturn({ ...withdrawal, networkFee: ltc(14n), fund: ltc(600n), otc: ltc(300n) }),
      [
        ['user_fund:LTC:100001', -600n],
        ['user_otc:LTC:100001', -300n],
        ['user_debt:LTC:100001', 110n],
        ['chain:LTC', 1_014n],
        ['operator_capital:LTC', -4n],
      ],
    ],
    [
      'withdrawal_paid_after_return',
      () => t.withdrawalPaidAfterReturn({ ...withdrawal, networkFee: ltc(4n), fund: ltc(5_000n), otc: ltc(300n) }),
      [
        ['user_fund:LTC:100001', -1_010n],
        ['chain:LTC', 1_004n],
        ['revenue_withdrawal_fee:LTC:100001', 6n],
      ],
    ],
    [
      'correction',
      () => t.coinWriteOff(user),
      [
        ['operator_capital:LTC', -1_000n],
        ['chain:LTC', 1_000n],
      ],
    ],
    [
      'correction',
      () => t.coinFound(user),
      [
        ['chain:LTC', -1_000n],
        ['operator_capital:LTC', 1_000n],
      ],
    ],
    [
      'goods_purchase',
      () => t.purchase(order),
      [
        ['user_fund:LTC:100001', -1_000n],
        ['goods_escrow:LTC:81', 1_000n],
      ],
    ],
    [
      'goods_settlement',
      () => t.settleGoodsOrder({ ...order, fee: ltc(30n) }),
      [
        ['goods_escrow:LTC:81', -1_000n],
        ['user_fund:LTC:100002', 970n],
        ['revenue_goods_fee:LTC:100002', 30n],
      ],
    ],
    [
      'goods_settlement',
      () => t.settleGoodsOrder({ ...order, fee: ltc(0n) }),
      [
        ['goods_escrow:LTC:81', -1_000n],
        ['user_fund:LTC:100002', 1_000n],
      ],
    ],
    [
      'goods_refund',
      () => t.refundGoodsOrder(order),
      [
        ['goods_escrow:LTC:81', -1_000n],
        ['user_fund:LTC:100001', 1_000n],
      ],
    ],
    [
      'goods_split',
      () => t.splitGoodsOrder({ ...order, toBuyer: ltc(600n), fee: ltc(30n) }),
      [
        ['goods_escrow:LTC:81', -1_000n],
        ['user_fund:LTC:100001', 600n],
        ['user_fund:LTC:100002', 370n],
        ['revenue_goods_fee:LTC:100002', 30n],
      ],
    ],
    [
      'withdrawal_apply',
      () => t.withdrawalApply(withdrawal),
      [
        ['user_fund:LTC:100001', -1_010n],
        ['withdrawal_pending:LTC:5', 1_010n],
      ],
    ],
    [
      'withdrawal_complete',
      () => t.withdrawalComplete(withdrawal),
      [
        ['withdrawal_pending:LTC:5', -1_010n],
        ['chain:LTC', 1_000n],
        ['revenue_withdrawal_fee:LTC:100001', 10n],
      ],
    ],
    [
      'withdrawal_return',
      () => t.withdrawalReturn(withdrawal),
      [
        ['withdrawal_pending:LTC:5', -1_010n],
        ['user_fund:LTC:100001', 1_010n],
      ],
    ],
    [
      'transfer',
      () => t.transferBetweenUsers({ fromUid: 100_001, toUid: 100_002, money: ltc(7n) }),
      [
        ['user_fund:LTC:100001', -7n],
        ['user_fund:LTC:100002', 7n],
      ],
    ],
    [
      'fund_to_otc',
      () => t.fundToOtc(user),
      [
        ['user_fund:LTC:100001', -1_000n],
        ['user_otc:LTC:100001', 1_000n],
      ],
    ],
    [
      'otc_to_fund',
      () => t.otcToFund(user),
      [
        ['user_otc:LTC:100001', -1_000n],
        ['user_fund:LTC:100001', 1_000n],
      ],
    ],
    [
      'internal_transfer_apply',
      () => t.internalTransferApply({ ...reviewed, target: 'otc' }),
      [
        ['user_fund:LTC:100001', -1_000n],
        ['internal_transfer_pending:LTC:6', 1_000n],
      ],
    ],
    [
      'internal_transfer_apply',
      () => t.internalTransferApply({ ...reviewed, target: 'fund' }),
      [
        ['user_otc:LTC:100001', -1_000n],
        ['internal_transfer_pending:LTC:6', 1_000n],
      ],
    ],
    [
      'internal_transfer_complete',
      () => t.internalTransferComplete({ ...reviewed, target: 'otc' }),
      [
        ['internal_transfer_pending:LTC:6', -1_000n],
        ['user_otc:LTC:100001', 1_000n],
      ],
    ],
    [
      'internal_transfer_return',
      () => t.internalTransferReturn({ ...reviewed, target: 'otc' }),
      [
        ['internal_transfer_pending:LTC:6', -1_000n],
        ['user_fund:LTC:100001', 1_000n],
      ],
    ],
    [
      'internal_transfer_return',
      () => t.internalTransferReturn({ ...reviewed, target: 'fund' }),
      [
        ['internal_transfer_pending:LTC:6', -1_000n],
        ['user_otc:LTC:100001', 1_000n],
      ],
    ],
    [
      'offer_lock',
      () => t.offerLock(offer),
      [
        ['user_otc:LTC:100003', -1_000n],
        ['otc_offer_lock:LTC:9', 1_000n],
      ],
    ],
    [
      'offer_release',
      () => t.offerRelease(offer),
      [
        ['otc_offer_lock:LTC:9', -1_000n],
        ['user_otc:LTC:100003', 1_000n],
      ],
    ],
    [
      'otc_take',
      () => t.otcTake({ orderId: 12, money: ltc(50n), from: { offerId: 9 } }),
      [
        ['otc_offer_lock:LTC:9', -50n],
        ['otc_escrow:LTC:12', 50n],
      ],
    ],
    [
      'otc_take',
      () => t.otcTake({ orderId: 12, money: ltc(50n), from: { sellerUid: 100_002 } }),
      [
        ['user_otc:LTC:100002', -50n],
        ['otc_escrow:LTC:12', 50n],
      ],
    ],
    [
      'otc_release',
      () => t.otcRelease({ orderId: 12, buyerUid: 100_001, money: ltc(50n), fee: ltc(1n) }),
      [
        ['otc_escrow:LTC:12', -50n],
        ['user_otc:LTC:100001', 49n],
        ['revenue_otc_fee:LTC:100001', 1n],
      ],
    ],
    [
      'otc_cancel',
      () => t.otcCancel({ orderId: 12, money: ltc(50n), to: { offerId: 9 } }),
      [
        ['otc_escrow:LTC:12', -50n],
        ['otc_offer_lock:LTC:9', 50n],
      ],
    ],
    [
      'otc_cancel',
      () => t.otcCancel({ orderId: 12, money: ltc(50n), to: { sellerUid: 100_002 } }),
      [
        ['otc_escrow:LTC:12', -50n],
        ['user_otc:LTC:100002', 50n],
      ],
    ],
    [
      'otc_split',
      () =>
        t.splitOtcOrder({
          orderId: 12,
          buyerUid: 100_001,
          money: ltc(50n),
          toBuyer: ltc(20n),
          fee: ltc(1n),
          restTo: { sellerUid: 100_002 },
        }),
      [
        ['otc_escrow:LTC:12', -50n],
        ['user_otc:LTC:100001', 19n],
        ['user_otc:LTC:100002', 30n],
        ['revenue_otc_fee:LTC:100001', 1n],
      ],
    ],
    [
      'rights_purchase',
      () => t.rights(user),
      [
        ['user_fund:LTC:100001', -1_000n],
        ['revenue_rights:LTC:100001', 1_000n],
      ],
    ],
    [
      'ad_purchase',
      () => t.ad(user),
      [
        ['user_fund:LTC:100001', -1_000n],
        ['revenue_ads:LTC:100001', 1_000n],
      ],
    ],
    [
      'ad_refund',
      () => t.adRefund(user),
      [
        ['revenue_ads:LTC:100001', -1_000n],
        ['user_fund:LTC:100001', 1_000n],
      ],
    ],
  ])('%s', (kind, post, expected) => {
    const entry = post()
    expect(entry.kind).toBe(kind)
    expect(lines(entry)).toEqual(expected)
    expect(assertBalanced(entry)).toBe(entry)
  })

  test('every kind of entry is of a template', () => {
    expect([...ENTRY_KINDS]).toEqual([...new Set(ENTRY_KINDS)])
    expect(ENTRY_KINDS).toHaveLength(31)
  })

  test('fees above revenue are the operator’s: whatever the network takes, the user’s part stays amount and fee', () => {
    const some = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(some, some, some, (fee, networkFee, more) => {
        const step = { ...withdrawal, fee: ltc(fee), networkFee: ltc(networkFee) }
        const setAside = add(operatorsPart(step.fee, step.networkFee), ltc(more))
        const done = new Map(lines(t.withdrawalComplete({ ...step, setAside })))
        expect(done.get('withdrawal_pending:LTC:5')).toBe(-1_000n - fee)
        expect(done.get('chain:LTC')).toBe(1_000n + networkFee)
        const operator = (done.get('operator_capital:LTC') ?? 0n) - setAside.units
        const revenue = done.get('revenue_withdrawal_fee:LTC:100001') ?? 0n
        expect(revenue >= 0n && operator <= 0n && revenue + operator === fee - networkFee).toBe(true)
        const undone = new Map(lines(t.withdrawalReopen(step)))
        expect(undone.get('chain:LTC')).toBe(-(done.get('chain:LTC') ?? 0n))
      }),
    )
  })

  test('a split always gives away exactly the escrow', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.nat(10_000), fc.nat(10_000), (units, buyer, fee) => {
        const toBuyer = (units * BigInt(buyer)) / 10_000n
        const feeUnits = ((units - toBuyer) * BigInt(fee)) / 10_000n
        const split = t.splitGoodsOrder({ ...order, money: ltc(units), toBuyer: ltc(toBuyer), fee: ltc(feeUnits) })
        const given = split.postings.filter(({ units }) => units > 0n).reduce((total, { units }) => total + units, 0n)
        expect(given).toBe(units)
      }),
    )
  })
})

const owing = (debt: bigint, fund: bigint, otc: bigint) =>
  entryTemplates
    .debtPayment({ uid: 100_001, debt: ltc(debt), fund: ltc(fund), otc: ltc(otc) })
    ?.postings.map(({ account, units }) => [account.kind, units])

describe('a debt', () => {
  test('is not paid where nothing is owed, or nothing is there', () => {
    expect(owing(0n, 100n, 100n)).toBeUndefined()
    expect(owing(100n, 0n, 0n)).toBeUndefined()
  })

  test('is paid out of the fund balance first, then out of the fiat-trade balance, and no further than it goes', () => {
    expect(owing(100n, 300n, 50n)).toEqual([
      ['user_debt', -100n],
      ['user_fund', -100n],
    ])
    expect(owing(100n, 30n, 50n)).toEqual([
      ['user_debt', -80n],
      ['user_fund', -30n],
      ['user_otc', -50n],
    ])
    expect(owing(100n, 0n, 300n)).toEqual([
      ['user_debt', -100n],
      ['user_otc', -100n],
    ])
  })
})
