import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { productionSettings } from '../faults/production.ts'

const ROOT = join(import.meta.dirname, '../../../..')

let folder: string
let database: TestDatabase
let served: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jindu-release-test-'))
  database = await createEmptyDatabase()
})
afterAll(async () => {
  served?.kill('SIGKILL')
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

it('an archive that is signed starts with Node alone, on a database that it makes ready', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const keyFile = join(folder, 'key.pem')
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
    RELEASE_KEY: keyFile,
  }
  execFileSync(process.execPath, [join(ROOT, 'scripts/release.ts'), folder], { env, stdio: 'pipe' })

  const sums = await readFile(join(folder, 'SHA256SUMS'))
  const [digest, archive] = sums.toString().trim().split('  ')
  expect(
    createHash('sha256')
      .update(await readFile(join(folder, archive ?? '')))
      .digest('hex'),
  ).toBe(digest)
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  expect(verify(null, sums, createPublicKey(pem), await readFile(join(folder, 'SHA256SUMS.sig')))).toBe(true)

  execFileSync('tar', ['-C', folder, '-xzf', join(folder, archive ?? '')])
  const [name] = (await readdir(folder)).filter((each) => each.startsWith('jindu-') && !each.endsWith('.gz'))
  const product = join(folder, name ?? '')
  const settings = {
    PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
    ...productionSettings(),
    DATABASE_URL: database.url,
    FILES_DIR: join(folder, 'files'),
    PORT: '0',
  }
  const jindu = (...args: string[]): string =>
    execFileSync(join(product, 'jindu'), args, { env: settings, cwd: tmpdir(), encoding: 'utf8' })
  expect(jindu('upgrade')).toContain('0000_init')
  const child = spawn(join(product, 'jindu'), ['start'], {
    env: settings,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  served = child
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  const origin = (): string | undefined => /http:\/\/127\.0\.0\.1:\d+(?=[\s"])/.exec(said)?.[0]
  await expect.poll(origin, { timeout: 60_000 }).toBeDefined()
  const page = await fetch(`${origin()}/login`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  const script = /\/assets\/[\w-]+\.js/.exec(await page.text())?.[0]
  expect(await fetch(`${origin()}${script}`)).toMatchObject({ status: 200 })
  expect(jindu('upgrade')).toBe('The schema is that of this release.\n')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 180_000)
