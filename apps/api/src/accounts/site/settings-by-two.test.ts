import { rules } from '@jindu/domain/rules'
import type { SiteSettings } from '@jindu/domain/accounts/site'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, sameBrowserAt, type Person } from '../../../test/people.ts'
import { siteSettingProposal } from '../../platform/settings/tables.ts'

const { confirmSeconds } = rules.staff.settings
const reason = 'the network asks for more since Monday'

let api: TestApp
let beside: TestApp
let first: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  beside = await createTestApp({ beside: api })
  first = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await beside.close()
  await api.close()
})

const set = (change: Partial<SiteSettings>) => api.app.settings.change(change, first.uid)
const now = () => api.app.settings.current()
const again = ({ uid, client }: Person) => client.trpc.accounts.login.mutate({ uid, password: LOGIN })

const propose = ({ client }: Person, goodsFeeBasisPoints = 250, seen = now().goodsFeeBasisPoints) =>
  client.trpc.site.proposeSetting.mutate({
    change: { goodsFeeBasisPoints },
    seen: { goodsFeeBasisPoints: seen },
    reason,
  })
const proposals = async () => (await first.client.trpc.site.settingProposals.query()).data
const proposedId = async () => (await proposals())[0]?.id ?? 0
const confirm = async ({ client }: Person, id?: number) =>
  client.trpc.site.confirmSetting.mutate({ id: id ?? (await proposedId()) })
const withdraw = ({ client }: Person, id: number, why: string | undefined = reason) =>
  client.trpc.site.withdrawSetting.mutate({ id, reason: why })
const fee = () => now().goodsFeeBasisPoints

it('two are asked for only where there are two', async () => {
  const { site } = first.client.trpc
  const change = { moneySettingsSecondMember: true }
  expect(await refusalCode(site.changeSettings.mutate({ change, seen: {} }))).toBe('SETTING_TOO_FEW_MEMBERS')
  second = await staffPerson(api, 'administrator')
  expect(await site.changeSettings.mutate({ change, seen: {} })).toMatchObject(change)
})

describe('where the site asks for two', () => {
  beforeEach(async () => {
    await api.app.db.delete(siteSettingProposal)
    await set({ moneySettingsSecondMember: true, secondMemberFrom: 1, goodsFeeBasisPoints: 100 })
    await Promise.all([first, second].map(again))
  })

  describe('a setting of money is refused', () => {
    it('to one alone, with all that came along, and from a process that has not heard of it yet', async () => {
      const change = { goodsFeeBasisPoints: 250, themeId: now().themeId + 1 }
      for (const member of [first, sameBrowserAt(beside, first)]) {
        expect(await refusal(member.client.trpc.site.changeSettings.mutate({ change, seen: {} }))).toMatchObject({
          code: 'SETTING_SECOND_REQUIRED',
          details: { key: 'goodsFeeBasisPoints' },
        })
      }
      expect([fee(), now().themeId]).toEqual([100, change.themeId - 1])
    })

    it('and so is letting one decide again', async () => {
      const change = { moneySettingsSecondMember: false }
      expect(await refusalCode(first.client.trpc.site.changeSettings.mutate({ change, seen: {} }))).toBe(
        'SETTING_SECOND_REQUIRED',
      )
    })

    it('to who proposed it, and waits on', async () => {
      await propose(first)
      expect(await refusalCode(confirm(first))).toBe('SETTING_SECOND_MEMBER')
      expect([fee(), (await proposals()).length]).toEqual([100, 1])
    })

    it('to whoever is no administrator', async () => {
      await propose(first)
      const id = await proposedId()
      const finance = await staffPerson(api, 'finance')
      for (const step of [() => confirm(finance, id), () => withdraw(finance, id), () => propose(finance)])
        expect(await refusalCode(step())).toBe('FORBIDDEN')
    })

    it('while another change of it waits', async () => {
      await propose(first)
      expect(await refusalCode(propose(second, 300))).toBe('SETTING_PROPOSED_ALREADY')
    })

    it('when it changed since it was proposed, and nothing changes', async () => {
      await propose(first)
      await set({ goodsFeeBasisPoints: 120 })
      expect(await refusal(confirm(second))).toMatchObject({
        code: 'SETTING_CHANGED',
        details: { key: 'goodsFeeBasisPoints' },
      })
      expect(fee()).toBe(120)
      expect(await refusalCode(propose(second))).toBe('SETTING_PROPOSED_ALREADY')
      await withdraw(second, await proposedId())
      expect(await refusalCode(propose(second, 250, 100))).toBe('SETTING_CHANGED')
    })

    it('when it waited for too long, was withdrawn, or is there already', async () => {
      await propose(first)
      const late = await proposedId()
      api.clock.advance(confirmSeconds)
      await Promise.all([first, second].map(again))
      expect(await refusalCode(confirm(second, late))).toBe('SETTING_NOT_PROPOSED')
      expect(await refusalCode(withdraw(second, late))).toBe('SETTING_NOT_PROPOSED')
      expect(await proposals()).toEqual([])
      await propose(first)
      const withdrawn = await proposedId()
      await withdraw(second, withdrawn)
      expect(await refusalCode(confirm(second, withdrawn))).toBe('SETTING_NOT_PROPOSED')
      await propose(first)
      const agreed = await proposedId()
      await confirm(second, agreed)
      expect(await refusalCode(confirm(second, agreed))).toBe('SETTING_NOT_PROPOSED')
      expect(fee()).toBe(250)
    })

    it('when none or several are proposed, a value is out of bounds, or the reason is missing', async () => {
      const { proposeSetting } = first.client.trpc.site
      const several = { goodsFeeBasisPoints: 1, otcFeeBasisPoints: 1 }
      expect(await refusalCode(proposeSetting.mutate({ change: several, seen: now(), reason }))).toBe('INPUT_INVALID')
      expect(await refusalCode(proposeSetting.mutate({ change: {}, seen: {}, reason }))).toBe('INPUT_INVALID')
      expect(await refusalCode(propose(first, 5_001))).toBe('SETTING_INVALID')
      const change = { goodsFeeBasisPoints: 1 }
      expect(await refusalCode(proposeSetting.mutate({ change, seen: {}, reason: 'no' }))).toBe('STAFF_REASON_LENGTH')
    })
  })

  it('another’s is turned down only with a reason, which the audit keeps; one’s own is taken back without', async () => {
    const { withdrawSetting } = second.client.trpc.site
    await propose(first)
    const id = await proposedId()
    expect(await refusalCode(withdrawSetting.mutate({ id }))).toBe('STAFF_REASON_LENGTH')
    expect(await proposals()).toHaveLength(1)
    await withdrawSetting.mutate({ id, reason: 'nobody asked for it' })
    const lines = await api.app.sql`select actor_uid::int, details from audit_event
      where action = 'setting.withdrawn' order by id desc limit 1`
    const details = { reason: 'nobody asked for it', proposedBy: first.uid }
    expect(lines).toMatchObject([{ actor_uid: second.uid, details }])
    await propose(second)
    await withdrawSetting.mutate({ id: await proposedId() })
    expect(await proposals()).toEqual([])
  })

  it('what is no money one changes alone', async () => {
    const change = { themeId: now().themeId + 1 }
    expect(await first.client.trpc.site.changeSettings.mutate({ change, seen: {} })).toMatchObject(change)
  })

  it('what waits says both values, who, why and until when', async () => {
    const proposedAt = api.clock.now()
    await propose(first)
    expect(await proposals()).toMatchObject([
      {
        key: 'goodsFeeBasisPoints',
        before: 100,
        after: 250,
        reason,
        proposedBy: first.uid,
        proposedAt,
        until: proposedAt + confirmSeconds,
      },
    ])
  })

  it('another administrator applies it in every process; the history and the audit have both', async () => {
    await propose(first)
    const other = sameBrowserAt(beside, second)
    expect(await confirm(other)).toMatchObject({ goodsFeeBasisPoints: 250 })
    await expect.poll(fee).toBe(250)
    const { data } = await first.client.trpc.site.settingHistory.query({ key: 'goodsFeeBasisPoints', limit: 1 })
    expect(data).toMatchObject([{ before: 100, after: 250, proposedBy: first.uid, changedBy: second.uid }])
    const lines = await api.app.sql`select action, actor_uid::int, details from audit_event
      where subject_kind = 'setting' order by id desc limit 2`
    expect(lines).toMatchObject([
      { action: 'setting.changed', actor_uid: second.uid, details: { after: '250', proposedBy: first.uid } },
      { action: 'setting.proposed', actor_uid: first.uid, details: { before: '100', after: '250', reason } },
    ])
    expect(await proposals()).toEqual([])
  })

  it('of many who agree or withdraw at once one is heard', async () => {
    const third = await staffPerson(api, 'administrator')
    await propose(first)
    const id = await proposedId()
    const changes = async () =>
      (await first.client.trpc.site.settingHistory.query({ key: 'goodsFeeBasisPoints' })).data.length
    const before = await changes()
    const members = [second, third, sameBrowserAt(beside, second), sameBrowserAt(beside, third)]
    const agreed = await Promise.allSettled(members.map((member) => confirm(member, id)))
    expect(agreed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await changes()).toBe(before + 1)
    await expect.poll(fee).toBe(250)
    await propose(first, 300)
    const next = await proposedId()
    const steps = [confirm(second, next), withdraw(third, next), confirm(third, next), withdraw(first, next)]
    expect((await Promise.allSettled(steps)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await proposals()).toEqual([])
  })

  it('two who agree let one decide again', async () => {
    const change = { moneySettingsSecondMember: false }
    await first.client.trpc.site.proposeSetting.mutate({ change, seen: { moneySettingsSecondMember: true }, reason })
    await confirm(second)
    const alone = { goodsFeeBasisPoints: 40 }
    expect(await first.client.trpc.site.changeSettings.mutate({ change: alone, seen: {} })).toMatchObject(alone)
  })
})
