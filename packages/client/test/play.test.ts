import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

test('the play tells each of its stories to its end', async () => {
  const main = join(import.meta.dirname, '../play/main.ts')
  const { PATH } = process.env
  const play = spawn(process.execPath, ['--conditions=source', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, JINDU_URL: sandbox.origin, PLAY_SPEED: '64', PLAY_ROUNDS: '1' },
  })
  let told = ''
  play.stdout.on('data', (chunk) => (told += String(chunk)))
  const [code] = await once(play, 'exit')
  expect(told).not.toContain('not done')
  const ends = [
    'reviewed',
    'the trader releases the coin',
    'the seller refunds it',
    'the escrow is divided',
    'counts for nobody',
  ]
  for (const each of ends) expect(told).toContain(each)
  expect(code).toBe(0)
})
