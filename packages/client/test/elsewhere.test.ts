import { passwordDigest } from '@jindu/domain/accounts/passwords'
import { WebSocket as Ws } from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJindu, refusalOf } from '../src/index.ts'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c6338e1a0000002fc01295161b2ac0000000049454e44ae426082',
  'hex',
)

let sandbox: Sandbox
let token: string
beforeAll(async () => {
  sandbox = await startSandbox()
  const owner = createJindu({ url: sandbox.origin })
  const payPassword = passwordDigest('pay-secret-2')
  const { uid } = await owner.api.accounts.register.mutate({
    loginPassword: passwordDigest('login-secret-1'),
    payPassword,
    recoveryPassword: passwordDigest('recovery-secret-3'),
  })
  await owner.logIn({ uid, password: 'login-secret-1' })
  const made = await owner.api.accounts.tokens.create.mutate({
    name: 'a page elsewhere',
    scopes: ['market', 'own', 'trade'],
    days: 1,
    payPassword,
    dailyLimit: { asset: 'USD', units: '100000' },
  })
  token = made.token
})
afterAll(() => sandbox.stop())

/** The sockets of a page of another site, as its browser opens them. */
function foreign() {
  let opened = 0
  class Foreign extends Ws {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { origin: 'https://bots.example' })
      opened += 1
    }
  }
  return { Foreign, opened: () => opened }
}

const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  )

describe('from a page of another site', () => {
  test('what is followed without a token ends with the refusal, and is not tried again', async () => {
    const { Foreign, opened } = foreign()
    const jindu = createJindu({ url: sandbox.origin, WebSocket: Foreign })
    const [account, goods] = [jindu.follow('account'), jindu.follow('goods:1')]
    expect(await Promise.all([codeOf(account.next()), codeOf(goods.next())])).toEqual([
      'ORIGIN_REFUSED',
      'ORIGIN_REFUSED',
    ])
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(opened()).toBe(1)
    await jindu.close()
  })

  test('the account of a token is followed', async () => {
    const { Foreign, opened } = foreign()
    const jindu = createJindu({ url: sandbox.origin, token, WebSocket: Foreign })
    for await (const { topic } of jindu.follow('account')) {
      expect(topic).toBe('hello')
      break
    }
    expect(opened()).toBe(1)
    await jindu.close()
  })
})

describe('a picture', () => {
  const picture = new Blob([PNG], { type: 'image/png' })

  test('is stored with a token that trades, and described by its id', async () => {
    const jindu = createJindu({ url: sandbox.origin, token })
    const stored = await jindu.upload('goods', picture)
    expect(stored.contentType).toBe('image/png')
    expect((await jindu.api.files.describe.query({ ids: [stored.id] })).data).toEqual([stored])
  })

  test('is refused with a code that words are found for', async () => {
    const jindu = createJindu({ url: sandbox.origin, token, locale: 'zh-CN' })
    const error: unknown = await jindu.upload('chat', new Blob(['no picture'])).catch((refused: unknown) => refused)
    expect(refusalOf(error)?.code).toBe('FILE_NOT_IMAGE')
    expect(jindu.say(error)).toMatch(/\p{Script=Han}/u)
    expect(await codeOf(createJindu({ url: sandbox.origin }).upload('chat', picture))).toBe('LOGIN_REQUIRED')
  })
})
