import { expect, test } from 'vitest'
import * as accounts from '../../accounts/accounts/index.ts'
import * as categoryAds from '../../promotion/category-ads/index.ts'
import * as homeAds from '../../promotion/home-ads/index.ts'
import { money } from '../../money/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const now = 1_760_000_000
const price = money('LTC', 7n)

const account: Exploration<accounts.AccountMachine> = {
  initial: [{ now, step: { state: accounts.openAccount(100_001), moves: [], note: 'account.unfrozen' } }],
  events: () => [{ kind: 'freeze' }, { kind: 'unfreeze' }, { kind: 'markSpam' }, { kind: 'unmarkSpam' }],
  actors: [{ kind: 'owner' }, { kind: 'moderator' }],
  clockPositions: () => [],
  next: accounts.next,
  allowedEvents: accounts.allowedEvents,
  isEnd: () => false,
  isAtRest: (state) => state.kind === 'active' && state.spamSince === null,
  dutiful: ['moderator'],
  flowOf: (move) => move,
  holds: () => ({}),
  inputCodes: [],
}

test('an account keeps every law in every reachable state', () => {
  const report = explore(account)
  console.log(describeReport('account', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'ACCOUNT_ALREADY_FROZEN',
    'ACCOUNT_ALREADY_SPAM',
    'ACCOUNT_FROZEN_BY_OWNER',
    'ACCOUNT_FROZEN_BY_STAFF',
    'ACCOUNT_NOT_FROZEN',
    'ACCOUNT_NOT_SPAM',
    'ACCOUNT_WRONG_PARTY',
  ])
})

const homeAd: Exploration<homeAds.HomeAdMachine> = {
  initial: [{ now, step: { state: homeAds.homeAdNotBought, moves: [], note: 'homeAd.closed' } }],
  events: () => [
    { kind: 'buy', weeks: 2, price },
    { kind: 'buy', weeks: 0, price },
    { kind: 'buy', weeks: 5_201, price },
    { kind: 'buy', weeks: 1.5, price },
    { kind: 'buy', weeks: 1, price: money('LTC', 0n) },
    { kind: 'show' },
    { kind: 'close' },
    { kind: 'expire' },
  ],
  actors: [{ kind: 'owner' }, { kind: 'moderator' }, { kind: 'clock' }],
  clockPositions: (state) => (state.kind === 'notBought' ? [] : [state.stopAt]),
  next: homeAds.next,
  allowedEvents: homeAds.allowedEvents,
  isEnd: () => false,
  isAtRest: (state) => state.kind !== 'shown',
  dutiful: ['clock'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: () => ({}),
  duties: [
    {
      actor: { kind: 'clock' },
      event: 'expire',
      isDue: (state, now) => now >= (homeAds.deadlineOf(state)?.at ?? Infinity),
      onlyThen: true,
    },
  ],
  inputCodes: ['AD_WEEKS_INVALID', 'AMOUNT_NOT_POSITIVE'],
}

test('a home ad keeps every law in every reachable state', () => {
  const report = explore(homeAd)
  console.log(describeReport('home ad', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'AD_ALREADY_CLOSED',
    'AD_ALREADY_SHOWN',
    'AD_CLOSED_BY_STAFF',
    'AD_EXPIRED',
    'AD_NOT_BOUGHT',
    'AD_NOT_EXPIRED',
    'AD_WEEKS_INVALID',
    'AD_WRONG_PARTY',
    'AMOUNT_NOT_POSITIVE',
  ])
})

const categoryAd: Exploration<categoryAds.CategoryAdMachine> = {
  initial: [{ now, step: { state: categoryAds.categoryAdNotBought, moves: [], note: 'categoryAd.closed' } }],
  events: (state) => [
    // Purchases stop at six clicks: more of them repeat the same states with larger numbers.
    ...(state.kind === 'notBought' || state.bought < 6
      ? [{ kind: 'buy', clicks: 2, categoryIds: [1, 2], price } as const]
      : []),
    { kind: 'buy', clicks: 0, categoryIds: [1], price },
    { kind: 'buy', clicks: 1, categoryIds: [], price },
    { kind: 'buy', clicks: 1, categoryIds: [1, 1], price },
    { kind: 'buy', clicks: 1, categoryIds: [1], price: money('LTC', 0n) },
    { kind: 'show' },
    { kind: 'close' },
    { kind: 'click' },
  ],
  actors: [{ kind: 'owner' }, { kind: 'moderator' }, { kind: 'visitor' }],
  clockPositions: () => [],
  next: categoryAds.next,
  allowedEvents: categoryAds.allowedEvents,
  isEnd: () => false,
  isAtRest: (state) => state.kind !== 'shown',
  dutiful: ['moderator'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: () => ({}),
  inputCodes: ['AD_PACKAGES_INVALID', 'AD_CATEGORIES_REQUIRED', 'AMOUNT_NOT_POSITIVE'],
}

test('a category ad keeps every law in every reachable state', () => {
  const report = explore(categoryAd)
  console.log(describeReport('category ad', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'AD_ALREADY_CLOSED',
    'AD_ALREADY_SHOWN',
    'AD_CATEGORIES_REQUIRED',
    'AD_CLOSED_BY_STAFF',
    'AD_NOT_BOUGHT',
    'AD_NO_HITS_LEFT',
    'AD_PACKAGES_INVALID',
    'AD_WRONG_PARTY',
    'AMOUNT_NOT_POSITIVE',
  ])
})
