import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLiveConnections } from '../bench/live-connections.ts'
import { startProduct } from '../bench/product.ts'

// `pnpm bench:live`: thousands of live connections on one built server, its figures beside those of the last whole run.
// BENCH_CONNECTIONS changes how many; then nothing is written.
const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'jindu-bench-live-'))
const product = await startProduct({ DATA_DIR: dataDir })
try {
  const loadBefore = Number((loadavg()[0] ?? 0).toFixed(1))
  const figures = await measureLiveConnections(product)
  console.table([figures])
  if (process.env['BENCH_CONNECTIONS'] === undefined) {
    const file = join(root, 'bench/latest.json')
    const last: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const liveConnections = { measuredAt: new Date().toISOString(), loadBefore, ...figures }
    writeFileSync(file, `${JSON.stringify({ ...Object(last), liveConnections }, null, 2)}\n`)
  }
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
