import { secondLookScreens } from './second-look-screens.ts'
import type { Admitted } from './admit.ts'
import { opens, opensStep, searches, sends } from './acts.ts'
import type { Screen } from './screen.ts'

const still: readonly Screen[] = [
  { name: 'staff', who: 'administrator', path: '/staff' },
  { name: 'staff-figures', who: 'administrator', path: '/staff?view=figures' },
  { name: 'staff-revenue', who: 'administrator', path: '/staff/payouts?part=revenue' },
  { name: 'staff-ledger', who: 'administrator', path: '/staff/payouts?part=ledger' },
  { name: 'staff-rates', who: 'administrator', path: '/staff/payouts?part=rates' },
  { name: 'staff-rates-set', who: 'administrator', path: '/staff/payouts?part=rates', act: opens('main tbody button') },
  { name: 'staff-finance', who: 'finance', path: '/staff' },
  { name: 'staff-moderator', who: 'moderator', path: '/staff' },
  { name: 'staff-goods', who: 'moderator', path: '/staff/goods' },
  { name: 'staff-goods-delisted', who: 'moderator', path: '/staff/goods?state=delisted' },
  { name: 'staff-goods-delist', who: 'moderator', path: '/staff/goods', act: opens('main tbody button') },
  { name: 'staff-goods-detail', who: 'moderator', path: '/staff/goods/12' },
  { name: 'staff-offers', who: 'moderator', path: '/staff/offers' },
  { name: 'staff-tickets', who: 'moderator', path: '/staff/tickets' },
  { name: 'staff-notices', who: 'moderator', path: '/staff/notices' },
  { name: 'staff-notices-new', who: 'moderator', path: '/staff/notices/new' },
  { name: 'staff-reviews', who: 'moderator', path: '/staff/reviews' },
  { name: 'staff-reviews-hide', who: 'moderator', path: '/staff/reviews', act: opens('main tbody button') },
  { name: 'staff-ads', who: 'moderator', path: '/staff/ads' },
  { name: 'staff-ads-down', who: 'moderator', path: '/staff/ads', act: opens('main tbody button') },
  { name: 'staff-user-rights', who: 'moderator', path: '/staff/users/100003' },
  { name: 'staff-categories', who: 'moderator', path: '/staff/categories' },
  { name: 'staff-categories-new', who: 'moderator', path: '/staff/categories', act: opens('main .btn.ink') },
  {
    name: 'staff-categories-merge',
    who: 'moderator',
    path: '/staff/categories',
    act: opensStep('main tbody .btn.line', 1, 3),
  },
  { name: 'staff-users', who: 'administrator', path: '/staff/users' },
  { name: 'staff-members', who: 'administrator', path: '/staff/members' },
  { name: 'staff-members-new', who: 'administrator', path: '/staff/members', act: opens('main .btn.ink') },
  { name: 'staff-user', who: 'administrator', path: '/staff/users/100002' },
  { name: 'staff-user-freeze', who: 'administrator', path: '/staff/users/100002', act: opens('main .btn.danger') },
  { name: 'staff-settings', who: 'administrator', path: '/staff/settings' },
  { name: 'staff-settings-found', who: 'administrator', path: '/staff/settings', act: searches('arbiter') },
  { name: 'staff-settings-none', who: 'administrator', path: '/staff/settings', act: searches('xylophone') },
  { name: 'staff-settings-change', who: 'administrator', path: '/staff/settings', act: opens('main li button', 5) },
  { name: 'staff-custody', who: 'administrator', path: '/staff/payouts?part=custody' },
  { name: 'staff-android', who: 'administrator', path: '/staff/android' },
  { name: 'staff-launch', who: 'administrator', path: '/staff/launch' },
  { name: 'staff-audit', who: 'administrator', path: '/staff/audit?who=everybody' },
  { name: 'staff-payouts', who: 'administrator', path: '/staff/payouts' },
  { name: 'staff-payouts-moves', who: 'administrator', path: '/staff/payouts?queue=moves' },
  { name: 'staff-cases', who: 'administrator', path: '/staff/cases' },
  { name: 'staff-cases-second', who: 'administrator', path: '/staff/cases?queue=second' },
  { name: 'staff-cases-ended', who: 'administrator', path: '/staff/cases?queue=ended' },
]

interface Case {
  readonly id: number
  /** Null where the reader may not open it. */
  readonly title: string | null
}

interface CaseInfo {
  readonly order: {
    readonly allowedEvents: readonly { readonly event: string; readonly allowed: boolean }[]
    readonly dispute: { readonly proposal: unknown; readonly statements: readonly unknown[] }
  }
}

const rule: NonNullable<Screen['act']> = async (page) => {
  const form = page.locator('main form:has(.case-send)')
  await page.locator('main .seg label').nth(1).click()
  await form.locator('textarea').fill('The log shows one key unused. 记录显示一个密钥未使用。')
  await form.locator('button[type=submit]').click()
  await page.locator('[role=alertdialog]').waitFor()
}

/** Cases before an arbiter: one that may be ruled now, one that waits for an answer, one with a proposal, a second look, an ended one. */
async function cases({ people: { administrator } }: Admitted): Promise<readonly Screen[]> {
  const of = async (queue: string) => {
    const { data } = await administrator.read<{ readonly data: readonly Case[] }>('disputes.cases', {
      queue,
      kind: 'goodsOrder',
      page: 1,
      limit: 20,
    })
    return data
  }
  const read = async (queue: string) => {
    const data = await of(queue)
    return Promise.all(
      data.map(async ({ id }) => ({ id, info: await administrator.read<CaseInfo>('goodsOrders.case', { id }) })),
    )
  }
  const [waiting, second, ended] = await Promise.all([read('waiting'), of('second'), of('ended')])
  const open = waiting.map(({ id, info: { order } }) => ({
    id,
    proposed: order.dispute.proposal !== null,
    heard: order.dispute.statements.length > 1,
    ready: order.allowedEvents.some(({ event, allowed }) => event === 'rule' && allowed),
  }))
  const shown: readonly (readonly [name: string, id: number | undefined, act?: Screen['act'], whole?: true])[] = [
    ['waiting', open.find(({ ready, heard }) => ready && heard)?.id],
    ['ask', open.find(({ ready, heard }) => ready && heard)?.id, rule],
    ['refused', open.find(({ ready, heard }) => ready && heard)?.id, sends, true],
    ['early', open.find(({ ready }) => !ready)?.id],
    ['proposed', open.find(({ proposed }) => proposed)?.id],
    ['second', second[0]?.id],
    ['second-ask', second[0]?.id, opens('.case-send .btn.money')],
    ['second-reject', second[0]?.id, opens('.case-send .btn.danger')],
    ['ended', ended.find(({ title }) => title === null)?.id],
  ]
  return shown.flatMap(([name, id, act, whole]): readonly Screen[] =>
    id === undefined
      ? []
      : [
          {
            name: `staff-case-${name}`,
            who: 'administrator',
            path: `/staff/cases/${id}`,
            ...(act === undefined ? {} : { act }),
            ...(whole === undefined ? {} : { whole }),
          },
        ],
  )
}

/** The queue with an item beside it: one that waits, and one that is worked on. */
async function queue({ people: { newcomer, moderator } }: Admitted): Promise<readonly Screen[]> {
  for (const id of [1, 2])
    await newcomer.send('moderation.report', {
      kind: 'goods',
      id,
      reason: 'fraud',
      note: 'The same picture as elsewhere.',
    })
  const { data } = await moderator.read<{ readonly data: readonly { id: number; subjectId: number }[] }>(
    'moderation.list',
    {
      kind: 'goods',
    },
  )
  const [waits, worked] = data.map(({ id }) => id)
  if (waits === undefined || worked === undefined) return []
  await moderator.send('moderation.claim', { id: worked })
  return [
    { name: 'staff-queue-waits', who: 'moderator', path: `/staff?item=${waits}` },
    { name: 'staff-queue-worked', who: 'moderator', path: `/staff?item=${worked}` },
    {
      name: 'staff-queue-warn',
      who: 'moderator',
      path: `/staff?item=${worked}`,
      act: opens('main .btn.line.s'),
    },
  ]
}

/** The console of the staff. */
export async function staffScreens(admitted: Admitted): Promise<readonly Screen[]> {
  return [...still, ...(await queue(admitted)), ...(await cases(admitted)), ...(await secondLookScreens(admitted))]
}
