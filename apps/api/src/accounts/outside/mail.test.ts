import type { MessageKind, StoredMessage } from '@jindu/domain/messages'
import { outsideRules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { startMailServer, type MailServer } from '../../../test/outside/mail-server.ts'
import { guard, shownAt } from '../../../test/factor.ts'
import { buy, fund, newKey, openMarket, SECRET_TEXT } from '../../../test/market/market.ts'
import { LOGIN, person, type Person, verifiedPerson, WRONG } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { tell } from '../../records/messages/index.ts'

const HOUR = 3_600
const { gatherSeconds, keptSeconds, mostPerHour } = outsideRules.mail

let server: MailServer
let api: TestApp
beforeAll(async () => {
  server = await startMailServer()
  api = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Jindu <no-reply@market.example>' } })
})
afterAll(async () => {
  await api.close()
  await server.stop()
})
beforeEach(() => {
  server.mails.length = 0
  server.refuseWith(null)
})

const chinese = { headers: { 'accept-language': 'zh-CN' } }
/** The login password again. */
const OWN = { password: LOGIN }
let people = 0
const newAddress = (): string => `reader-${(people += 1)}@example.org`

async function codeTo(address: string): Promise<string> {
  await api.app.jobs.runDue()
  const mail = server.mails.findLast(({ to }) => to.includes(address))
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code came'
}

type Types = Parameters<Person['client']['trpc']['outside']['chooseMail']['mutate']>[0]['types']

/** A user with a confirmed address and chosen types. */
async function reader(types: Types, options?: Parameters<typeof person>[1]) {
  const someone = await person(api, options)
  const address = newAddress()
  const { outside } = someone.client.trpc
  await outside.setAddress.mutate({ address, ...OWN })
  await outside.confirmAddress.mutate({ code: await codeTo(address) })
  await outside.chooseMail.mutate({ types })
  return { ...someone, address, outside }
}

const PLACED = { kind: 'goodsOrder.placed', subjectId: 77, side: 'seller', facts: {} } as const
const tellOf = (uid: number, message: StoredMessage = PLACED, by?: number) =>
  commitVerb(api.app, { writes: [tell(uid, message, { at: api.clock.now(), ...(by === undefined ? {} : { by }) })] })

async function afterGathering(): Promise<void> {
  api.clock.advance(gatherSeconds)
  await api.app.jobs.runDue()
}
const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))
const mailsAbout = (address: string) => mailsTo(address).filter((mail) => mail.header('list-unsubscribe') !== null)

describe('nothing is mailed', () => {
  it('to an address that nobody confirmed', async () => {
    const someone = await person(api)
    const address = newAddress()
    await someone.client.trpc.outside.setAddress.mutate({ address, ...OWN })
    expect(await refusalCode(someone.client.trpc.outside.chooseMail.mutate({ types: ['order'] }))).toBe(
      'MAIL_NOT_CONFIRMED',
    )
    await tellOf(someone.uid)
    await afterGathering()
    expect(mailsAbout(address)).toEqual([])
    const [queued] = await api.app.db.execute(
      sql`select count(*)::int as rows from outside_queue where uid = ${someone.uid}`,
    )
    expect(queued).toEqual({ rows: 0 })
  })

  it('of types that were not chosen, of one’s own acts, and of what was read before', async () => {
    const { uid, address, client } = await reader(['order', 'goods'])
    await tellOf(uid, { kind: 'withdrawal.completed', subjectId: 1, side: null, facts: {} })
    await tellOf(uid, PLACED, uid)
    await tellOf(uid, { kind: 'goods.soldOut', subjectId: 5, side: null, facts: { left: 0 } })
    await client.trpc.messages.markRead.mutate({})
    await afterGathering()
    expect(mailsAbout(address)).toEqual([])
  })

  it('when the operator has set up no mail: the screen is told, and no address is taken', async () => {
    const quiet = await createTestApp({ beside: api })
    const someone = await person(quiet)
    expect((await someone.client.trpc.outside.status.query()).mail).toMatchObject({ setUp: false, state: 'none' })
    expect(await refusalCode(someone.client.trpc.outside.setAddress.mutate({ address: newAddress(), ...OWN }))).toBe(
      'MAIL_NOT_SET_UP',
    )
    await quiet.close()
  })

  it('to the old address once another is named, and to a removed one', async () => {
    const { uid, address, outside } = await reader(['order'])
    await tellOf(uid)
    await outside.setAddress.mutate({ address: newAddress(), ...OWN })
    await afterGathering()
    expect(mailsAbout(address)).toEqual([])
    await outside.removeAddress.mutate(OWN)
    expect((await outside.status.query()).mail).toMatchObject({ state: 'none', address: null, types: [] })
  })
})

describe('an address is confirmed', () => {
  it('only by its code, with five tries, and not by the code of an address before', async () => {
    const someone = await person(api)
    const { outside } = someone.client.trpc
    const [first, second] = [newAddress(), newAddress()]
    await outside.setAddress.mutate({ address: first, ...OWN })
    const old = await codeTo(first)
    await outside.setAddress.mutate({ address: second, ...OWN })
    const code = await codeTo(second)
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await refusal(outside.confirmAddress.mutate({ code: old === code ? wrong : old }))).toMatchObject({
      code: 'MAIL_CODE_WRONG',
      details: { left: 4 },
    })
    const guesses = Array.from({ length: 20 }, () => refusalCode(outside.confirmAddress.mutate({ code: wrong })))
    const codes = await Promise.all(guesses)
    expect(codes.filter((each) => each === 'MAIL_CODE_WRONG')).toHaveLength(4)
    expect(await refusalCode(outside.confirmAddress.mutate({ code }))).toBe('MAIL_CODE_OVER')
    expect((await outside.status.query()).mail).toMatchObject({ state: 'asked', code: null })
  })

  it('in time', async () => {
    const someone = await person(api)
    const { outside } = someone.client.trpc
    const address = newAddress()
    await outside.setAddress.mutate({ address, ...OWN })
    const code = await codeTo(address)
    api.clock.advance(outsideRules.code.validSeconds)
    expect(await refusalCode(outside.confirmAddress.mutate({ code }))).toBe('MAIL_CODE_OVER')
  })

  it('while few accounts ask for codes to one mailbox, and one account asks seldom', async () => {
    api.clock.advance(HOUR)
    const address = newAddress()
    const askers = await Promise.all(Array.from({ length: 5 }, () => person(api)))
    const answers = await Promise.all(
      askers.map(({ client }) =>
        client.trpc.outside.setAddress.mutate({ address: address.toUpperCase(), ...OWN }).then(
          () => 'asked',
          (error: unknown) => refusalCode(Promise.reject(error)),
        ),
      ),
    )
    expect(answers.toSorted()).toEqual(['MAIL_ADDRESS_BUSY', 'MAIL_ADDRESS_BUSY', 'asked', 'asked', 'asked'])
    const [one] = askers
    if (one === undefined) throw new Error('nobody asked')
    const tries = Array.from({ length: 6 }, () =>
      refusalCode(one.client.trpc.outside.setAddress.mutate({ address: newAddress(), ...OWN })).catch(() => 'asked'),
    )
    expect(await Promise.all(tries)).toContain('RATE_LIMITED')
  })

  it('and is kept sealed, its code nowhere', async () => {
    const { uid, address } = await reader(['order'])
    const [row] = await api.app.db.execute(
      sql`select row_to_json(m)::text as kept from mail_address m where uid = ${uid}`,
    )
    expect(JSON.stringify(row)).not.toContain(address)
    expect(JSON.stringify(row)).not.toContain(Buffer.from(address).toString('hex'))
  })
})

describe('a mail', () => {
  it('tells what happened in the reader’s language, each with its place, and no more than it may', async () => {
    const english = await reader(['order', 'system', 'goods'])
    const other = await reader(['order', 'system', 'goods'], chinese)
    for (const { uid } of [english, other]) {
      await tellOf(uid, PLACED, 100_777)
      await tellOf(uid, {
        kind: 'account.newDevice',
        subjectId: uid,
        side: null,
        facts: { address: '203.0.113.66' },
      })
      await tellOf(uid, {
        kind: 'goods.delisted',
        subjectId: 5,
        side: null,
        facts: { reason: 'sells <b>stolen</b> keys' },
      })
      await tellOf(uid, { kind: 'goods.stockLow', subjectId: 5, side: null, facts: { left: 3 } })
    }
    await afterGathering()
    const [mail, ...twice] = mailsAbout(english.address)
    expect(twice).toEqual([])
    expect(mail?.subject).toBe('Jindu 津渡: 4 new messages (Goods, Orders, System)')
    expect(mail?.text).toContain('The buyer paid into escrow: order 77')
    expect(mail?.text).toContain(`${api.app.env.publicOrigin}/personal/goodsOrderPanel?id=77`)
    expect(mail?.text).toContain('Stock is low: 3 left')
    expect(mail?.text).toContain('A message about your account or your money')
    expect(mail?.header('from')).toBe('Jindu <no-reply@market.example>')
    const said = [mail?.subject, mail?.text, mail?.html].join('\n')
    for (const secret of ['203.0.113', 'stolen', '100777', String(english.uid) + ' '])
      expect(said).not.toContain(secret)
    const [inChinese] = mailsAbout(other.address)
    expect(inChinese?.subject).toBe('Jindu 津渡：4 条新消息（商品、订单、系统）')
    expect(inChinese?.text).toContain('库存不足：仅剩 3 件')
    expect(inChinese?.html).toContain('不再接收任何邮件')
  })

  it('tells of coin that another user sent, as of a deposit: no amount, no sender', async () => {
    const { uid, address } = await reader(['system'])
    const sender = await verifiedPerson(api)
    await fund(sender, '1')
    const sent = { recipientUid: uid, amount: { asset: 'LTC', units: '12345678' }, idempotencyKey: newKey() } as const
    await sender.client.trpc.transfers.send.mutate(sent)
    await afterGathering()
    const [mail] = mailsAbout(address)
    expect(mail?.text).toContain('A message about your account or your money')
    for (const secret of ['12345678', '0.12345678', String(sender.uid)]) expect(mail?.text).not.toContain(secret)
  })

  it('names the goods and the number of the order, and nothing of what was bought', async () => {
    const market = await openMarket(api)
    const { id } = await buy(market.buyer, market.goodsId)
    const { title } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    const english = await reader(['order', 'goods'])
    const other = await reader(['order'], chinese)
    for (const { uid } of [english, other]) await tellOf(uid, { ...PLACED, subjectId: id }, 100_777)
    await tellOf(english.uid, { kind: 'goods.soldOut', subjectId: market.goodsId, side: null, facts: { left: 0 } })
    await afterGathering()
    const [mail] = mailsAbout(english.address)
    expect(mail?.text).toContain(`The buyer paid into escrow: ${title} · order ${id}`)
    expect(mail?.text).toContain(`the last unit is bought: ${title}`)
    expect(SECRET_TEXT.html).toContain('QX7-PLUM-09')
    expect([mail?.text, mail?.html].join()).not.toContain('QX7-PLUM-09')
    expect(mailsAbout(other.address)[0]?.text).toContain(`：${title} · 订单 ${id}`)
  })

  it('gathers what happens within minutes, and an account gets only so many in an hour', async () => {
    const { uid, address } = await reader(['order'])
    api.clock.advance(HOUR)
    await tellOf(uid)
    api.clock.advance(gatherSeconds - 1)
    await api.app.jobs.runDue()
    expect(mailsAbout(address)).toEqual([])
    for (let each = 0; each < 19; each += 1) await tellOf(uid)
    await afterGathering()
    expect(mailsAbout(address).map(({ subject }) => subject)).toEqual(['Jindu 津渡: 20 new messages (Orders)'])
    expect(mailsAbout(address)[0]?.text).toContain('and 8 more')
    for (let each = 0; each < mostPerHour + 3; each += 1) {
      await tellOf(uid)
      await afterGathering()
    }
    expect(mailsAbout(address)).toHaveLength(mostPerHour)
    api.clock.advance(HOUR)
    await api.app.jobs.runDue()
    expect(mailsAbout(address)).toHaveLength(mostPerHour + 1)
  })

  it('goes once when its server was down, after growing pauses, and never after a day', async () => {
    const { uid, address } = await reader(['order'])
    await server.stop()
    await tellOf(uid)
    await afterGathering()
    const pauses = await api.app.db.execute<{ pause: number }>(
      sql`select extract(epoch from next_try_at)::int - ${api.clock.now()} as pause from mail_address where uid = ${uid}`,
    )
    expect(pauses[0]?.pause).toBe(60)
    for (const seconds of [60, 300]) {
      api.clock.advance(seconds)
      await api.app.jobs.runDue()
    }
    await server.start()
    await api.app.jobs.runDue()
    expect(mailsAbout(address)).toEqual([])
    api.clock.advance(900)
    await api.app.jobs.runDue()
    await api.app.jobs.runDue()
    expect(mailsAbout(address)).toHaveLength(1)
    await server.stop()
    await tellOf(uid)
    await afterGathering()
    api.clock.advance(keptSeconds)
    await server.start()
    await api.app.jobs.runDue()
    expect(mailsAbout(address)).toHaveLength(1)
    expect(await api.app.db.execute(sql`select 1 from outside_queue where uid = ${uid}`)).toHaveLength(0)
  })

  it('of two processes goes once', async () => {
    const other = await createTestApp({
      beside: api,
      env: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@market.example' },
    })
    const { uid, address } = await reader(['order'])
    await tellOf(uid)
    api.clock.advance(gatherSeconds)
    await Promise.all([api.app.jobs.runDue(), other.app.jobs.runDue()])
    expect(mailsAbout(address)).toHaveLength(1)
    await other.close()
  })

  it('that a slow server holds delays neither who tells nor other calls', async () => {
    const { uid, address, client } = await reader(['order'])
    const release = server.hold()
    await tellOf(uid)
    api.clock.advance(gatherSeconds)
    const delivering = api.app.jobs.runDue()
    await tellOf(uid)
    expect((await client.trpc.messages.unreadCount.query()).unread).toBeGreaterThanOrEqual(2)
    expect(mailsAbout(address)).toEqual([])
    release()
    await delivering
    expect(mailsAbout(address)).toHaveLength(1)
  })

  it.each([
    [550, 'refused'],
    [450, 'confirmed'],
  ] as const)('whose address is answered with %i leaves it %s', async (code, state) => {
    const { uid, address, client, outside } = await reader(['order'])
    server.refuseWith(code)
    await tellOf(uid)
    await afterGathering()
    server.refuseWith(null)
    expect((await outside.status.query()).mail.state).toBe(state)
    const { data } = await client.trpc.messages.list.query({ types: ['system'], page: 1, limit: 1 })
    const kinds: MessageKind[] = data.map(({ message }) => message.kind)
    expect(kinds.includes('account.mailBounced')).toBe(state === 'refused')
    api.clock.advance(HOUR)
    await tellOf(uid)
    await afterGathering()
    expect(mailsAbout(address)).toHaveLength(state === 'refused' ? 0 : 1)
  })
})

const audited = (uid: number) =>
  api.app.sql<{ action: string }[]>`
    select action from audit_event where subject_kind = 'account' and subject_id = ${uid} and action like 'account.mail%' order by id`

describe('another address, or none,', () => {
  it('asks for the login password, and for a code where the account has one', async () => {
    const { outside, address, ...owner } = await reader(['order'])
    const other = { address: newAddress(), password: WRONG }
    expect(await refusalCode(outside.setAddress.mutate(other))).toBe('PASSWORD_WRONG')
    expect(await refusalCode(outside.removeAddress.mutate({ password: WRONG }))).toBe('PASSWORD_WRONG')
    const { secret } = await guard(api, owner)
    expect(await refusalCode(outside.setAddress.mutate({ ...other, ...OWN }))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(outside.removeAddress.mutate(OWN))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(outside.removeAddress.mutate({ ...OWN, otp: '000000' }))).toBe('SECOND_FACTOR_WRONG')
    expect((await outside.status.query()).mail).toMatchObject({ state: 'confirmed', address })
    const otp = shownAt(api, secret)
    expect(await outside.removeAddress.mutate({ ...OWN, otp })).toEqual({ done: true })
    expect(await refusalCode(outside.setAddress.mutate({ ...other, ...OWN, otp }))).toBe('SECOND_FACTOR_WRONG')
  })

  it.each([
    ['replaced', 'en', 'Another e-mail address was named', undefined],
    ['removed', 'en', 'This e-mail address was removed', undefined],
    ['removed', 'zh-CN', '此邮箱已从您的账号移除', chinese],
  ] as const)('is told at the address before and in the site: %s, %s', async (event, _locale, words, options) => {
    const { uid, outside, address, client } = await reader(['system'], options)
    server.mails.length = 0
    if (event === 'removed') await outside.removeAddress.mutate(OWN)
    else await outside.setAddress.mutate({ address: newAddress(), ...OWN })
    await api.app.jobs.runDue()
    await api.app.jobs.runDue()
    const [mail, ...more] = mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.text).toContain(words)
    expect(mail?.text).toContain(`${api.app.env.publicOrigin}/outside/freeze/`)
    expect(mail?.text).not.toContain(String(uid))
    const kind = event === 'removed' ? 'account.mailRemoved' : 'account.mailReplaced'
    const { data } = await client.trpc.messages.list.query({ types: ['system'], page: 1, limit: 10 })
    expect(data.map(({ message }) => message.kind).slice(0, 2)).toEqual([kind, 'account.mailConfirmed'])
    expect((await audited(uid)).map(({ action }) => action)).toEqual(['account.mailConfirmed', kind])
    expect(await api.app.sql`select 1 from mail_farewell where uid = ${uid}`).toHaveLength(0)
  })

  it('is told nowhere by mail while nobody had confirmed the address, nor for the same address again', async () => {
    const someone = await person(api)
    const { outside } = someone.client.trpc
    await outside.setAddress.mutate({ address: newAddress(), ...OWN })
    await outside.setAddress.mutate({ address: newAddress(), ...OWN })
    await outside.removeAddress.mutate(OWN)
    const again = await reader(['order'])
    await again.outside.setAddress.mutate({ address: again.address.toUpperCase(), ...OWN })
    expect(await api.app.sql`select 1 from mail_farewell`).toHaveLength(0)
    expect((await audited(again.uid)).map(({ action }) => action)).toEqual(['account.mailConfirmed'])
  })

  it('is told when its server is there again, and given up after a day', async () => {
    const { outside, address } = await reader(['order'])
    const lost = await reader(['order'])
    server.mails.length = 0
    await server.stop()
    await outside.removeAddress.mutate(OWN)
    await api.app.jobs.runDue()
    await server.start()
    api.clock.advance(60)
    await api.app.jobs.runDue()
    expect(mailsTo(address)).toHaveLength(1)
    await server.stop()
    await lost.outside.removeAddress.mutate(OWN)
    await api.app.jobs.runDue()
    api.clock.advance(keptSeconds)
    await server.start()
    await api.app.jobs.runDue()
    expect(mailsTo(lost.address)).toEqual([])
    expect(await api.app.sql`select 1 from mail_farewell`).toHaveLength(0)
  })
})

const pathOf = (url: string): string => new URL(url).pathname
const linksOf = (text: string): string[] => text.match(/https?:\S+unsubscribe\S+/g) ?? []
const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function mailed(types: Types, options?: Parameters<typeof person>[1]) {
  const someone = await reader(types, options)
  await tellOf(someone.uid)
  await afterGathering()
  const [mail] = mailsAbout(someone.address)
  if (mail === undefined) throw new Error('no mail came')
  return { ...someone, mail }
}

describe('the link in a mail', () => {
  it('ends all at once, by the mail program alone', async () => {
    const { mail, outside, uid, address } = await mailed(['order', 'goods'])
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /^<(.+)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? ''
    const answer = await api.server.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { ...form, origin: 'https://mailbox.example' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect((await outside.status.query()).mail.types).toEqual([])
    await tellOf(uid)
    await afterGathering()
    expect(mailsAbout(address)).toHaveLength(1)
  })

  it('asks before it ends one type, in the reader’s language, and what waits of it is not mailed', async () => {
    const { mail, outside, uid, address } = await mailed(['order', 'goods'], chinese)
    const [ofType = ''] = linksOf(mail.text)
    await tellOf(uid)
    const page = await api.server.inject({ url: pathOf(ofType) })
    expect(page.body).toContain('确定不再接收“订单”邮件？')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await outside.status.query()).mail.types).toEqual(['order', 'goods'])
    const done = await api.server.inject({ method: 'POST', url: pathOf(ofType), headers: form, payload: '' })
    expect(done.body).toContain('您将不再收到此类邮件')
    expect((await outside.status.query()).mail.types).toEqual(['goods'])
    await afterGathering()
    expect(mailsAbout(address)).toHaveLength(1)
  })

  it('of somebody else, of another type or of an address that is gone ends nothing', async () => {
    const [one, two] = [await mailed(['order']), await mailed(['order'])]
    const [link = ''] = linksOf(one.mail.text)
    const forged = [
      pathOf(link).replace(String(one.uid), String(two.uid)),
      pathOf(link).replace('.order.', '.all.'),
      pathOf(link).replace('.order.', '.constructor.'),
      '/outside/unsubscribe/anything',
    ]
    for (const url of forged) {
      expect((await api.server.inject({ method: 'POST', url, headers: form, payload: '' })).statusCode).toBe(410)
    }
    expect((await two.outside.status.query()).mail.types).toEqual(['order'])
    await one.outside.removeAddress.mutate(OWN)
    expect((await api.server.inject({ url: pathOf(link) })).statusCode).toBe(410)
  })
})
