import { expect, it } from 'vitest'
import { measuredTime } from './write-height.ts'

it.each([
  [0, '0 min', '0 分钟'],
  [3_570, '59.5 min', '59.5 分钟'],
  [3_600, '1 h', '1 小时'],
  [281_000, '78.1 h', '78.1 小时'],
])('%i seconds as they were measured', (seconds, english, chinese) => {
  expect([measuredTime(seconds, 'en'), measuredTime(seconds, 'zh-CN')]).toEqual([english, chinese])
})
