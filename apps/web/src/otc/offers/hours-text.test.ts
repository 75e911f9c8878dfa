import type { OtcHours } from '@jindu/domain/otc/offers'
import { expect, it } from 'vitest'
import { hoursText } from './hours-text.ts'

const office = { from: 540, to: 1_080 }
const hoursOf = (...days: OtcHours['days']): OtcHours => ({ timeZone: 'Asia/Shanghai', days })

it.each([
  [
    'days in a row together',
    hoursOf(office, office, office, office, office, null, null),
    'Mon–Fri 09:00–18:00',
    '周一–周五 09:00–18:00',
  ],
  [
    'others apart, also after a day off',
    hoursOf(office, null, office, { from: 0, to: 1_440 }, null, null, office),
    'Mon 09:00–18:00, Wed 09:00–18:00, Thu 00:00–24:00, Sun 09:00–18:00',
    '周一 09:00–18:00、周三 09:00–18:00、周四 00:00–24:00、周日 09:00–18:00',
  ],
])('hours say %s', (_, hours, english, chinese) => {
  expect([hoursText(hours, 'en'), hoursText(hours, 'zh-CN')]).toEqual([english, chinese])
})
