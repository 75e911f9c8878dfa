import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandHelp, commandOf } from './commands.ts'

const ENTRY = join(import.meta.dirname, '../jindu.ts')

function run(...args: string[]): { readonly code: number; readonly out: string; readonly err: string } {
  try {
    const out = execFileSync(process.execPath, ['--conditions=source', ENTRY, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, out, err: '' }
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error)) throw error
    const [out, err] = ['stdout', 'stderr'].map((name) => String(Reflect.get(error, name)))
    return { code: Number(error.status), out: out ?? '', err: err ?? '' }
  }
}

it('help names every command; an unknown one is told so', () => {
  for (const name of ['start', 'doctor', 'staff', 'books', 'dossier', 'drill', 'upgrade']) {
    expect(commandHelp()).toContain(`  ${name} `)
    expect(commandOf(name)).toBeDefined()
  }
  expect(commandOf('toString')).toBeUndefined()
  expect(run()).toMatchObject({ code: 0, out: commandHelp() })
  expect(run('bokos')).toMatchObject({ code: 2, out: '', err: `There is no bokos.\n\n${commandHelp()}` })
})

it('a command explains itself, and reads its arguments as its own program does', () => {
  expect(run('dossier', '--help').out).toBe(
    'jindu dossier FILE [HEAD]\nChecks the downloaded dossier of an order. Ends with 1 when it is broken.\n',
  )
  expect(run('dossier', '/nowhere/dossier.json')).toMatchObject({ code: 2, err: expect.stringContaining('ENOENT') })
  expect(run('drill', '--wait', 'long')).toMatchObject({ code: 2 })
})
