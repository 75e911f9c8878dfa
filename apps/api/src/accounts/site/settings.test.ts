import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal } from '../../../test/client.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { sameBrowserAt, type Person } from '../../../test/people.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { siteSettingChange } from '../../platform/settings/tables.ts'

let api: TestApp
let second: TestApp
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  administrator = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const site = () => administrator.client.trpc.site
const NEVER_CHANGED = '23001'

describe('refusals', () => {
  it.each([
    ['SETTING_INVALID', { protectionSeconds: 59 }],
    ['SETTING_INVALID', { protectionSeconds: 60.5 }],
    ['SETTING_INVALID', { goodsFeeBasisPoints: 5_001 }],
    ['SETTING_INVALID', { withdrawalFeeUnits: { BTC: -1, USDT: 0, LTC: 0 } }],
    ['SETTING_INVALID', { withdrawalFeeUnits: { BTC: 2 ** 52, USDT: 0, LTC: 0 } }],
    ['SETTING_NAME_INVALID', { siteName: '' }],
    ['SETTING_NAME_INVALID', { siteName: '   ' }],
    ['SETTING_ADDRESS_INVALID', { siteStaticUrl: 'javascript:alert(1)' }],
    ['SETTING_ADDRESS_INVALID', { siteStaticUrl: 'not a url' }],
    ['SETTING_COLOR_INVALID', { themeBodyColor: 'red' }],
  ] as const)('%s for %j, and the field is named', async (expected, change) => {
    const { code, fields } = await refusal(site().changeSettings.mutate({ change, seen: {} }))
    expect(code).toBe(expected)
    expect(fields?.[0]?.field).toContain(`change.${Object.keys(change)[0]}`)
  })

  it('a setting that the product keeps itself, with all that came along', async () => {
    const change = { publishRightRequiredFrom: 100 }
    const { themeId } = await site().settings.query()
    const asked = site().changeSettings.mutate({ change: { ...change, themeId: themeId + 1 }, seen: {} })
    expect(await refusal(asked)).toMatchObject({ code: 'SETTING_UNREAD', details: { key: Object.keys(change)[0] } })
    expect((await site().settings.query()).themeId).toBe(themeId)
  })

  it('a setting that somebody changed meanwhile is left alone and named', async () => {
    await site().changeSettings.mutate({ change: { themeId: 2 }, seen: { themeId: 1 } })
    const stale = await refusal(site().changeSettings.mutate({ change: { themeId: 3 }, seen: { themeId: 1 } }))
    expect(stale).toMatchObject({ code: 'SETTING_CHANGED', details: { key: 'themeId' } })
    expect((await site().settings.query()).themeId).toBe(2)
  })
})

it('a stored value that is no longer allowed gives way to the default, and can be changed', async () => {
  const { siteStaticUrl: before } = await site().settings.query()
  await api.app.sql`insert into site_setting (key, value) values ('siteStaticUrl', '"javascript:alert(1)"'::jsonb)
    on conflict (key) do update set value = excluded.value`
  const third = await createTestApp({ beside: api })
  expect(third.app.settings.current().siteStaticUrl).toBe('')
  await third.app.settings.change({ siteStaticUrl: '/static' }, administrator.uid, { seen: { siteStaticUrl: '' } })
  expect(third.app.settings.current().siteStaticUrl).toBe('/static')
  await third.app.settings.change({ siteStaticUrl: before }, administrator.uid)
  await third.close()
})

describe('a change', () => {
  it('keeps what was before, what is after, who and when, with an audit row; neither can be changed', async () => {
    const { secondArbiterCents } = await site().allSettings.query()
    await site().changeSettings.mutate({ change: { secondArbiterCents: 60_000 }, seen: { secondArbiterCents } })
    const { data } = await site().settingHistory.query({ key: 'secondArbiterCents' })
    const expected = { before: secondArbiterCents, after: 60_000, changedBy: administrator.uid }
    expect(data).toMatchObject([{ key: 'secondArbiterCents', ...expected, changedAt: api.clock.now() }])
    const [row] = await api.app.db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.action, 'setting.changed'))
      .orderBy(desc(auditEvent.id))
      .limit(1)
    expect(row).toMatchObject({
      actorKind: 'staff',
      actorUid: administrator.uid,
      subjectId: data[0]?.id,
      details: { key: 'secondArbiterCents', before: String(secondArbiterCents), after: '60000' },
    })
    const refused = { cause: { code: NEVER_CHANGED } }
    await expect(api.app.db.delete(siteSettingChange)).rejects.toMatchObject(refused)
    await expect(api.app.db.update(siteSettingChange).set({ changedBy: 1 })).rejects.toMatchObject(refused)
  })

  it('to the same value is no change', async () => {
    const { siteName } = await site().settings.query()
    await site().changeSettings.mutate({ change: { siteName }, seen: { siteName } })
    expect((await site().settingHistory.query({ key: 'siteName' })).data).toEqual([])
  })

  it('of several settings at once is several lines, read from the newest on', async () => {
    const each = { BTC: 2, USDT: 10, LTC: 5 }
    await site().changeSettings.mutate({
      change: { disputeResponseSeconds: 7_200, depositConfirmations: each },
      seen: {},
    })
    const first = await site().settingHistory.query({ limit: 1 })
    const next = await site().settingHistory.query({ limit: 1, before: first.next ?? 0 })
    expect(new Set([first.data[0]?.key, next.data[0]?.key])).toEqual(
      new Set(['depositConfirmations', 'disputeResponseSeconds']),
    )
    const { data } = await site().settingChanges.query()
    expect(data.find(({ key }) => key === 'depositConfirmations')).toMatchObject({ after: each })
    expect(new Set(data.map(({ key }) => key)).size).toBe(data.length)
  })
})

it('two who saw the same value, on two API processes: one change, the other is told', async () => {
  const { client: there } = sameBrowserAt(second, administrator)
  let seen = (await site().settings.query()).pushIntervalSeconds
  for (let round = 1; round <= 10; round += 1) {
    const ask = (client: typeof there, value: number) =>
      client.trpc.site.changeSettings.mutate({
        change: { pushIntervalSeconds: value },
        seen: { pushIntervalSeconds: seen },
      })
    const results = await Promise.allSettled([ask(administrator.client, 2 * round), ask(there, 2 * round + 1)])
    const changed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []))
    expect({ changed: changed.length, refused }).toEqual({ changed: 1, refused: ['SETTING_CHANGED'] })
    seen = changed[0]?.pushIntervalSeconds ?? seen
  }
})

it('no sum from which staff look is told to everybody, on either surface', async () => {
  const open = await api.client().trpc.site.settings.query()
  const all = await site().allSettings.query()
  expect(Object.keys(all).filter((key) => !(key in open))).toEqual([
    'secondArbiterCents',
    'moneySettingsSecondMember',
    'secondMemberFrom',
    'withdrawalAutoUnits',
    'withdrawalSecondUnits',
    'payoutHourUnits',
    'payoutDayUnits',
  ])
  const { result } = (await api.client().inject({ method: 'GET', url: '/trpc/site.settings' })).json()
  expect(Object.keys(result.data)).not.toContain('withdrawalAutoUnits')
})
