import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withEnvFile } from './env-file.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jindu-env-'))
  path = join(folder, '.env')
  await writeFile(path, '# ours\nDATABASE_URL=postgres://db/jindu\nPORT="4000"\n')
})
afterAll(() => rm(folder, { recursive: true }))

it('is not mixed into an environment that names its own database or a sandbox, and says so', () => {
  const ignored = (names: string) => `${path} is ignored: the environment itself names ${names}.`
  const own = { DATABASE_URL: 'postgres://other/jindu' }
  expect(withEnvFile(own, path)).toEqual({ source: own, ignored: ignored('DATABASE_URL') })
  expect(withEnvFile({ SANDBOX: 'true' }, path).ignored).toBe(ignored('SANDBOX'))
})

it('is read where the environment names neither; what the environment says counts', () => {
  expect(withEnvFile({ PORT: '5000', HOST: '0.0.0.0', DATABASE_URL: '' }, path)).toEqual({
    source: { DATABASE_URL: 'postgres://db/jindu', PORT: '5000', HOST: '0.0.0.0' },
    ignored: null,
  })
})

it('is nothing where there is none, and says nothing where it names no database', async () => {
  expect(withEnvFile({ PORT: '1' }, join(folder, 'none'))).toEqual({ source: { PORT: '1' }, ignored: null })
  await writeFile(join(folder, 'small'), 'PORT=1\n')
  expect(withEnvFile({ SANDBOX: 'true' }, join(folder, 'small')).ignored).toBeNull()
})
