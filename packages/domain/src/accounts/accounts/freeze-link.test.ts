import { expect, test } from 'vitest'
import { accountRules } from '../../rules/account.ts'
import { isFreezeLinkLive } from './index.ts'

const toldAt = 1_760_000_000
const end = toldAt + accountRules.freezeLinkSeconds

test.each([
  ['after its time', null, end, false],
  ['after a freeze in the second of the message', toldAt, toldAt + 60, false],
  ['after a freeze that came later', toldAt + 30, toldAt + 60, false],
  ['in its last second', null, end - 1, true],
  ['after a freeze from before the message', toldAt - 1, toldAt + 60, true],
] as const)('a freeze link %s', (_when, frozenAt, now, isLive) => {
  expect(isFreezeLinkLive({ toldAt, frozenAt, now })).toBe(isLive)
})
