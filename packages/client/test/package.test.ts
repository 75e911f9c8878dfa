import { compile, emptyProject, installPacked, lend, nodeOfMachine, type Installed } from '@jindu/config/packed'
import { build } from 'esbuild'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordDigest } from '@jindu/domain/accounts/passwords'
import { createJindu, refusalOf } from '../src/index.ts'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

const HOME = join(import.meta.dirname, '..')
const DOMAIN = join(HOME, '../domain')
const DOCS = join(HOME, '../../docs')

let project: string
let client: Installed
let sandbox: Sandbox
beforeAll(async () => {
  project = emptyProject()
  const starting = startSandbox()
  client = installPacked(HOME, project)
  installPacked(DOMAIN, project)
  lend(HOME, project, ['@trpc/client', '@trpc/server', 'ws', '@types/ws', 'standardwebhooks'])
  lend(DOMAIN, project, ['zod'])
  lend(HOME, project, ['@types/node'])
  sandbox = await starting
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(project, { recursive: true, force: true })
})

describe('what is published', () => {
  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: client.folder, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  test('the types are right for every way of resolving them; the package is ESM', () => {
    const attw = join(HOME, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const args = [client.tarball, '--profile', 'esm-only', '--no-color']
    const { status, stdout } = spawnSync(process.execPath, [attw, ...args], { encoding: 'utf8' })
    expect({ status, told: status === 0 ? '' : stdout }).toEqual({ status: 0, told: '' })
  })

  test('the types of the router are one small file that names nothing of the server', () => {
    const router = join(client.folder, 'dist/router.d.ts')
    expect(statSync(router).size).toBeLessThan(175_000)
    const text = readFileSync(router, 'utf8')
    expect(text).toContain('goodsOrders: {')
    expect(text).not.toMatch(/@jindu\/api|drizzle|apps\//)
    expect(text.match(/"ACCOUNT_FROZEN"/g)).toBeNull()
    // An editor shows what a call does.
    expect(text).toMatch(/\/\*\* Buy goods: the price goes into escrow \*\/\n +place: Mutation</)
    expect(globSync('**/*', { cwd: client.folder }).filter((file) => /\.test\.|router\.js/.test(file))).toEqual([])
  })
})

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: ['node'],
} as const

const BOT_TELLS = ['order placed', 'order shipmentOpened', 'order confirm', 'completed', 'This order has ended.']

const elsewhere = nodeOfMachine()

const runBot = (args: readonly string[], node = process.execPath): string[] =>
  execFileSync(node, args, {
    cwd: project,
    encoding: 'utf8',
    timeout: 60_000,
    env: { JINDU_URL: sandbox.origin },
  })
    .trim()
    .split('\n')

describe('a bot of under 60 lines', () => {
  beforeAll(() => cpSync(join(HOME, 'examples/bot.ts'), join(project, 'bots/bot.ts')))

  test('compiles strictly, a bundler resolving it', () => {
    const compilerOptions = {
      ...strict,
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: true,
      skipLibCheck: true,
    }
    expect(compile(HOME, 'typescript', project, { compilerOptions, include: ['bots'] })).toBe('')
  })

  test('lists, buys, follows the order live and confirms', () => {
    expect(readFileSync(join(project, 'bots/bot.ts'), 'utf8').split('\n').length).toBeLessThan(60)
    const compilerOptions = { ...strict, module: 'nodenext', rootDir: 'bots', outDir: 'run', skipLibCheck: true }
    expect(compile(HOME, 'typescript', project, { compilerOptions, include: ['bots'] })).toBe('')
    // A second run must find the market as the first run left it.
    for (let time = 0; time < 2; time += 1) expect(runBot(['run/bot.js'])).toEqual(BOT_TELLS)
  })

  test('buys once when its connection is cut in the middle of the order', () => {
    // Cut each socket but the last after it delivered an event of the order.
    const cut = `let cuts = 0
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (cuts < 3 && String(data).includes(cuts === 0 ? '"hello"' : '"goodsOrder"')) {
        cuts += 1
        console.log('cut')
        this.close()
      }
    })
  }
}`
    writeFileSync(join(project, 'cut.mjs'), cut)
    const told = runBot(['--import', './cut.mjs', 'run/bot.js'])
    expect(told.filter((line) => line === 'cut').length).toBeGreaterThan(1)
    expect(told.filter((line) => line !== 'cut')).toEqual(BOT_TELLS)
  })

  describe('with the class of the package ws, where no WebSocket is', () => {
    let wrong = ''
    beforeAll(() => {
      const own = readFileSync(join(project, 'bots/bot.ts'), 'utf8')
      const handed = own.replace('createJindu({ url })', 'createJindu({ url, WebSocket })')
      writeFileSync(join(project, 'bots/bot-ws.ts'), `import { WebSocket } from 'ws'\n${handed}`)
      const compilerOptions = {
        ...strict,
        lib: ['es2022'],
        module: 'nodenext',
        rootDir: 'bots',
        outDir: 'run',
        skipLibCheck: true,
      }
      wrong = compile(HOME, 'typescript', project, { compilerOptions, include: ['bots'] })
    })

    test('compiles and runs', () => {
      expect(wrong).toBe('')
      expect(runBot(['--no-experimental-websocket', 'run/bot-ws.js'])).toEqual(BOT_TELLS)
    })

    test.skipIf(elsewhere === null)(`runs on Node ${elsewhere?.major} of this machine`, () => {
      expect(runBot(['run/bot-ws.js'], elsewhere?.path)).toEqual(BOT_TELLS)
    })
  })
})

describe('a client of the signed calls, its types generated from their document', () => {
  const folder = 'signed'
  beforeAll(async () => {
    cpSync(join(HOME, 'examples/signed'), join(project, folder), { recursive: true })
    const document = await fetch(`${sandbox.origin}/api/openapi.json`)
    writeFileSync(join(project, 'openapi.json'), await document.text())
    const generator = join(HOME, '../reference/node_modules/openapi-typescript/bin/cli.js')
    execFileSync(process.execPath, [generator, 'openapi.json', '-o', `${folder}/ms.d.ts`], { cwd: project })
  })

  test('has a name for every thing that is answered', () => {
    const types = readFileSync(join(project, folder, 'ms.d.ts'), 'utf8')
    for (const name of [
      'Goods',
      'GoodsOrder',
      'OtcOffer',
      'OtcOrder',
      'Refusal',
      'MsGoodsGetGoodsListData',
      'MsOrderCreateGoodsOrderInput',
    ])
      expect(types).toMatch(new RegExp(`^        ${name}: `, 'm'))
    expect(types.match(/^        data: unknown/gm)).toBeNull()
  })

  test('signs in one place, compiles strictly and runs', () => {
    const own = readFileSync(join(project, folder, 'client.ts'), 'utf8').split('\n')
    expect(own.length).toBeLessThan(60)
    expect(own.filter((line) => line.includes('createHmac('))).toHaveLength(1)
    const compilerOptions = {
      ...strict,
      module: 'nodenext',
      rewriteRelativeImportExtensions: true,
      rootDir: folder,
      outDir: `run/${folder}`,
    }
    expect(compile(HOME, 'typescript', project, { compilerOptions, include: [folder] })).toBe('')
    const told = execFileSync(process.execPath, [`run/${folder}/main.js`], {
      cwd: project,
      encoding: 'utf8',
      timeout: 60_000,
      env: { JINDU_URL: sandbox.origin },
    })
    expect(told.trim().split('\n').at(0)).toMatch(/^\d+ goods: /)
    expect(told).toContain('currency 3')
    expect(told).toMatch(/Error: \d+: \S/)
  })

  test('does not compile with a parameter that is not there, or of another kind', () => {
    writeFileSync(
      join(project, folder, 'wrong.ts'),
      `import { createClient } from './client.ts'
const client = createClient('', '', '')
await client.call('GET', '/api/user.goods.MsGoods/getGoodsList', { limit: 'three' })
await client.call('POST', '/api/user.user.MsUser/login', { uid: 1 })
await client.call('GET', '/api/user.user.MsUser/login', { uid: 1, pwd: '' })
`,
    )
    const compilerOptions = { ...strict, module: 'nodenext', allowImportingTsExtensions: true, noEmit: true }
    const told = compile(HOME, 'typescript', project, { compilerOptions, include: [folder] })
    expect([...told.matchAll(/wrong\.ts\((\d)/g)].map(([, line]) => line)).toEqual(['3', '4', '5'])
  })
})

/** The code blocks of a page in one language. */
const blocksOf = (page: string, language: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  )

const bundled = { ...strict, module: 'esnext', moduleResolution: 'bundler', noEmit: true, skipLibCheck: true }

test('what the README shows compiles as strictly as the bot', () => {
  const [start = '', ...rest] = blocksOf(join(HOME, 'README.md'), 'ts')
  expect(rest.length).toBeGreaterThan(1)
  // The first block creates the client that the other blocks use.
  const others = rest.map((code, at) => `export async function shown${at}() {\n${code}}\n`)
  const own =
    'declare function readEverythingAgain(): Promise<void>\ndeclare function readPicture(): Promise<ArrayBuffer>\nexport { data }\n'
  mkdirSync(join(project, 'shown'))
  writeFileSync(join(project, 'shown/readme.ts'), [start, own, ...others].join('\n'))
  expect(compile(HOME, 'typescript', project, { compilerOptions: bundled, include: ['shown'] })).toBe('')
})

describe('what the tour shows', () => {
  const tour = join(DOCS, 'tour.md')

  test('compiles strictly, and the bot under the configuration that it names', () => {
    const [follow = ''] = blocksOf(tour, 'ts')
    const [own = '{}'] = blocksOf(tour, 'json')
    mkdirSync(join(project, 'tour'))
    writeFileSync(join(project, 'tour/follow.ts'), follow)
    cpSync(join(HOME, 'examples/bot.ts'), join(project, 'tour/bot.ts'))
    const { compilerOptions }: { readonly compilerOptions: object } = JSON.parse(own)
    const options = { compilerOptions: { ...compilerOptions, rootDir: 'tour', outDir: 'run/tour' }, include: ['tour'] }
    expect(compile(HOME, 'typescript', project, options)).toBe('')
    expect(runBot(['run/tour/bot.js'])).toEqual(BOT_TELLS)
  })

  test('is what the bot says', () => {
    expect(readFileSync(tour, 'utf8')).toContain(`\n\`\`\`\n${BOT_TELLS.join('\n')}\n\`\`\`\n`)
    const lines = readFileSync(join(HOME, 'examples/bot.ts'), 'utf8').trimEnd().split('\n').length
    for (const page of [tour, join(HOME, 'README.md')])
      expect(readFileSync(page, 'utf8')).toContain(`examples/bot.ts), ${lines} lines`)
  })
})

test('the receiver of docs/webhooks.md takes what is signed once, and refuses what is not', async () => {
  const [receiver = ''] = blocksOf(join(DOCS, 'webhooks.md'), 'ts')
  mkdirSync(join(project, 'hooks'))
  const anyPort = receiver
    .replace('createServer((', 'const server = createServer((')
    .replace('listen(9000,', 'listen(0,')
    .concat('server.on("listening", () => console.log(server.address()))\n')
  writeFileSync(join(project, 'hooks/receiver.ts'), anyPort)
  const compilerOptions = { ...strict, module: 'nodenext', rootDir: 'hooks', outDir: 'run/hooks', skipLibCheck: true }
  expect(compile(HOME, 'typescript', project, { compilerOptions, include: ['hooks'] })).toBe('')
  const secret = `whsec_${Buffer.from('a secret of the account page').toString('base64')}`
  const running = spawn(process.execPath, ['run/hooks/receiver.js'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { WEBHOOK_SECRET: secret },
  })
  try {
    let told = ''
    running.stdout.on('data', (text) => (told += String(text)))
    const port = () => Number(/port: (\d+)/.exec(told)?.[1])
    await expect.poll(port).toBeGreaterThan(0)
    const body = JSON.stringify({ type: 'goodsOrder', data: { id: 7, event: 'placed' } })
    const at = new Date()
    const send = (signature: string) =>
      fetch(`http://127.0.0.1:${port()}`, {
        method: 'POST',
        body,
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
        },
      }).then(({ status }) => status)
    const signed = new Webhook(secret).sign('msg_1', at, body)
    expect(await send('v1,AAAA')).toBe(401)
    // The second delivery is a duplicate.
    expect([await send(signed), await send(signed)]).toEqual([204, 204])
    await expect.poll(() => told).toContain('order 7: placed')
    expect(told.match(/order 7: placed/g)).toHaveLength(1)
  } finally {
    running.kill()
  }
})

/** The error code of a refused call; null if it succeeds. */
const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  )
const html = (text: string) => ({ format: 'html' as const, html: `<p>${text}</p>` })

test('a program with a token reads and trades within its scopes, and is refused beyond them', async () => {
  const payPassword = passwordDigest('pay-secret-2')
  const owner = createJindu({ url: sandbox.origin })
  const { uid } = await owner.api.accounts.register.mutate({
    loginPassword: passwordDigest('login-secret-1'),
    payPassword,
    recoveryPassword: passwordDigest('recovery-secret-3'),
  })
  await owner.logIn({ uid, password: 'login-secret-1' })
  const tokenWith = async (scopes: ('market' | 'own' | 'trade')[]) => {
    const { token } = await owner.api.accounts.tokens.create.mutate({
      name: scopes.join(' '),
      scopes,
      days: 1,
      ...(scopes.includes('trade') && { payPassword, dailyLimit: { asset: 'USD', units: '100000' } as const }),
    })
    return createJindu({ url: sandbox.origin, token })
  }
  const [reader, trader] = [await tokenWith(['market', 'own']), await tokenWith(['market', 'own', 'trade'])]

  expect(await codeOf(reader.api.sandbox.faucet.mutate({ currency: 'LTC', amount: '1' }))).toBe('TOKEN_SCOPE_MISSING')
  const amount = { asset: 'LTC', units: '100000000' } as const
  const sent = { recipientUid: uid + 1, amount, idempotencyKey: crypto.randomUUID() }
  expect(await codeOf(trader.api.accounts.tokens.list.query())).toBe('TOKEN_CALL_REFUSED')
  expect(await codeOf(trader.api.transfers.send.mutate(sent))).toBe('TOKEN_SCOPE_MISSING')

  await trader.api.sandbox.faucet.mutate({ currency: 'LTC', amount: '5' })
  const { id: categoryId } = await trader.api.categories.create.mutate({ title: 'Goods of programs' })
  const { id: goodsId } = await trader.api.goods.publish.mutate({
    title: 'A licence from a program',
    categoryId,
    price: '12.50',
    contents: html('Everything that a buyer should know of it.'),
    shipment: html('The licence key is QX7-PLUM-09.'),
  })
  const { data } = await reader.api.goods.list.query({ page: 1, limit: 10, goodsId })
  expect(data.map(({ id }) => id)).toEqual([goodsId])
  await Promise.all([owner, reader, trader].map((each) => each.close()))
})

test('a stream that breaks comes back and goes on where it stood', async () => {
  const sockets: WebSocket[] = []
  class Seen extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      sockets.push(this)
    }
  }
  const jindu = createJindu({ url: sandbox.origin, WebSocket: Seen })
  const login = passwordDigest('login-secret-1')
  const { uid } = await jindu.api.accounts.register.mutate({
    loginPassword: login,
    payPassword: passwordDigest('pay-secret-2'),
    recoveryPassword: passwordDigest('recovery-secret-3'),
  })
  await jindu.logIn({ uid, password: 'login-secret-1' })
  const told: string[] = []
  for await (const { topic } of jindu.follow('account')) {
    told.push(topic)
    if (topic === 'hello') {
      sockets[0]?.close()
      // No listener is left.
      await jindu.api.sandbox.faucet.mutate({ currency: 'LTC', amount: '1' })
    }
    if (topic === 'wallet') break
  }
  await jindu.close()
  expect(sockets.length).toBeGreaterThan(1)
  expect(told).toEqual(['hello', 'wallet'])
})

/** Gzip size in bytes of a bundle with this content only. */
const weigh = async (contents: string) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents).length, 0)
}

test('a page pays for what it uses', async () => {
  const all = await weigh("export { createJindu } from '@jindu/client'")
  const types = await weigh(
    "import type { Outputs } from '@jindu/client'; export const x: Outputs['goods']['list'] | null = null",
  )
  // Each error of the product adds its words in both languages.
  expect(all).toBeLessThan(45_000)
  expect(types).toBeLessThan(100)
})
