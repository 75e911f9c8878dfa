import { expect, test } from 'vitest'
import { settingRefusal } from './index.ts'

test.each(['publishRightRequired', 'replyRightRequired'] as const)(
  '%s is refused while nobody can buy the right',
  (key) => {
    expect(settingRefusal(key, true)).toBe('SETTING_RIGHT_NOT_SOLD')
    expect(settingRefusal(key, true, false)).toBe('SETTING_RIGHT_NOT_SOLD')
    expect(settingRefusal(key, true, true)).toBe(null)
    expect(settingRefusal(key, false, false)).toBe(null)
  },
)

test('other settings are refused by their own rules only', () => {
  expect(settingRefusal('internalTransferReview', true, false)).toBe(null)
  expect(settingRefusal('siteName', '', false)).toBe(null)
})
