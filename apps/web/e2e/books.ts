import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../..')

/** What `pnpm books` says of the product under test; a violation is thrown with its report. */
export async function checkBooks(): Promise<string> {
  const { DATABASE_URL: _ignored, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', resolve(root, 'apps/api/src/books.ts')],
    { cwd: root, env },
  )
  return stdout
}
