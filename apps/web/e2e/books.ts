import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { productOf } from './products.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The report of `pnpm books` on the product under test; throws it if there is a violation. */
export async function checkBooks(): Promise<string> {
  const { DATABASE_URL: _ignored, ...inherited } = process.env
  const { dataDir } = productOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
  const env = { ...inherited, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', resolve(root, 'apps/api/src/books.ts')],
    { cwd: root, env },
  )
  return stdout
}
