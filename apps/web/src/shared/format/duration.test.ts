import { expect, it } from 'vitest'
import { durationText, roundedTime, timeUnitOf } from './duration.ts'

it.each([
  [0, 'second'],
  [90, 'second'],
  [5_400, 'minute'],
  [129_600, 'hour'],
  [1_296_000, 'day'],
] as const)('%i seconds are a whole number of %ss', (seconds, unit) => {
  expect(timeUnitOf(seconds)).toBe(unit)
})

it.each([
  [1_296_000, '15 days', '15 天'],
  [86_400, '1 day', '1 天'],
  [129_600, '36 hours', '36 小时'],
  [5_400, '90 minutes', '90 分钟'],
  [90, '90 seconds', '90 秒'],
  [1_300_000, '1,300,000 seconds', '1,300,000 秒'],
])('%i seconds are %s, %s', (seconds, english, chinese) => {
  expect(durationText(seconds, 'en')).toBe(english)
  expect(durationText(seconds, 'zh-CN')).toBe(chinese)
})

it.each([
  [3, '1 minute'],
  [100, '2 minutes'],
  [5_430, '91 minutes'],
  [9_400, '3 hours'],
  [160_000, '44 hours'],
  [172_000, '2 days'],
  [200_000, '2 days'],
])('%i seconds are told as %s', (seconds, told) => {
  expect(durationText(roundedTime(seconds), 'en')).toBe(told)
})
