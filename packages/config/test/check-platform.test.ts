import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../../scripts/check-platform.mjs')

const check = (...here: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...here], { encoding: 'utf8', env: {} })
  return { status, said: stderr.trim() }
}

test('an install on a platform without a Node of ours stops at an old one, with what to install', () => {
  const { status, said } = check('darwin', 'x64', 'v20.20.2')
  expect(status).toBe(1)
  expect(said).toContain('install Node 26 first; this is v20.20.2')
})

test('an install on a platform without a PostgreSQL of ours says so, and goes on', () => {
  const { status, said } = check('win32', 'x64', 'v26.10.0')
  expect(status).toBe(0)
  expect(said).toContain('set DATABASE_URL')
})

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
])('an install on %s %s says nothing, whatever Node begins it', (platform, arch) => {
  expect(check(platform, arch, 'v20.20.2')).toEqual({ status: 0, said: '' })
})
