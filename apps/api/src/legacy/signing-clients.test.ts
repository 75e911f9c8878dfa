import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { LOGIN, person, WRONG } from '../../test/people.ts'

const run = promisify(execFile)

let api: TestApp
let folder: string
let origin: string
let page: string
beforeAll(async () => {
  api = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'jindu-signing-'))
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' })
  page = await (await fetch(`${origin}/api/docs/guide`)).text()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await api.close()
})

/** A client as somebody copies it from the page. */
function copied(language: string): string {
  const [, code = ''] = new RegExp(`<h4>${language}</h4><pre>([^<]*)</pre>`).exec(page) ?? []
  const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return Object.entries(signs)
    .toReversed()
    .reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), code)
}

const key = (): string => /signs with the key <code>([^<]+)<\/code>/.exec(page)?.[1] ?? ''

/** Prints each vector's signed text, then the results of a login, its account, and a wrong password. */
const IN_TYPESCRIPT = `
import { createClient, signedText } from './client.ts'
const [url, key, uid, pwd, wrong] = process.argv.slice(2)
const vectors = await (await fetch(url + '/api/signature-vectors.json')).json()
const told = vectors.filter((each) => each.version === 2).map((each) => signedText(each.method, each.path, each.written ? JSON.parse(each.written) : each.params) === each.text)
const client = createClient(url, 'web', key)
await client.call('POST', 'user.user.MsUser/login', { uid: Number(uid), pwd })
const { id } = await client.call('GET', 'user.user.MsUserInfo/getUserInfo')
const found = await client.call('GET', 'user.goods.MsGoods/getGoodsList', { search: '津 a&b=c (1)*', page: 1 })
await client.call('GET', 'user.goods.MsOrder/getGoodsOrderList', { self: 1 })
for (const _ of [1, 2]) await client.call('POST', 'user.user.MsUser/login', { uid: Number(uid), pwd }) // within one second
const refused = await client.call('POST', 'user.user.MsUser/login', { uid: Number(uid), pwd: wrong }).catch((error) => error.message)
console.log(JSON.stringify([told, id, found.total, refused]))
`

const IN_PYTHON = `
import json, sys
from urllib.request import urlopen
from client import Client, signed_text
url, key, uid, pwd, wrong = sys.argv[1:]
vectors = json.load(urlopen(url + "/api/signature-vectors.json"))
params = lambda each: json.loads(each["written"]) if "written" in each else each["params"]
told = [signed_text(each["method"], each["path"], params(each)) == each["text"] for each in vectors if each["version"] == 2]
told.append(signed_text("POST", "/", {"a": 1.0, "b": 12.50, "list": [1.0, (2.0, 0.5)], "o": {"x": 3.0}}) == signed_text("POST", "/", {"a": 1, "b": 12.5, "list": [1, [2, 0.5]], "o": {"x": 3}}))
client = Client(url, "web", key)
client.call("POST", "user.user.MsUser/login", uid=float(uid), pwd=pwd, attach=[1.0])
account = client.call("GET", "user.user.MsUserInfo/getUserInfo")
found = client.call("GET", "user.goods.MsGoods/getGoodsList", search="津 a&b=c (1)*", page=1.0)
client.call("GET", "user.goods.MsOrder/getGoodsOrderList", self=1)
for nth in range(2):  # within one second
    client.call("POST", "user.user.MsUser/login", uid=int(uid), pwd=pwd)
try:
    refused = client.call("POST", "user.user.MsUser/login", uid=int(uid), pwd=wrong)
except RuntimeError as error:
    refused = str(error)
print(json.dumps([told, account["id"], found["total"], refused]))
`

const CLIENTS = [
  { language: 'TypeScript', runtime: process.execPath, client: 'client.ts', main: 'main.ts', code: IN_TYPESCRIPT },
  { language: 'Python', runtime: 'python3', client: 'client.py', main: 'main.py', code: IN_PYTHON },
] as const

describe.each(CLIENTS)('the client of the page in $language', ({ language, runtime, client, main, code }) => {
  test('has some 30 lines', () => {
    const lines = copied(language)
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.length).toBeLessThanOrEqual(36)
  })

  test.skipIf(spawnSync(runtime, ['--version']).status !== 0)(
    'comes to the text of every vector, logs in, reads, and says why it was refused',
    async () => {
      const { uid } = await person(api)
      await writeFile(join(folder, client), copied(language))
      await writeFile(join(folder, main), code)
      const args = [join(folder, main), origin, key(), String(uid), LOGIN, WRONG]
      const { stdout } = await run(runtime, args, { env: { PATH: process.env['PATH'] }, timeout: 60_000 })
      const [told, id, total, refused] = JSON.parse(stdout)
      expect(told.length).toBeGreaterThanOrEqual(10)
      expect(told).not.toContain(false)
      expect([id, total]).toEqual([uid, 0])
      expect(refused).toMatch(/^2011: /)
    },
  )
})

test('the page of a site names no key', async () => {
  const { docsPage } = await import('./docs-page.ts')
  expect(docsPage('nonce', null)).not.toContain('sandbox-app-key')
})
