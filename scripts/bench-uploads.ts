import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoginUnderUploads } from '../bench/login-under-uploads.ts'
import { startProduct } from '../bench/product.ts'

// `pnpm bench:uploads`: a login while six large pictures are uploaded, beside one on the same built server at rest.
const MOST_TIMES = 2
const dataDir = mkdtempSync(join(tmpdir(), 'jindu-bench-uploads-'))
const product = await startProduct({ DATA_DIR: dataDir })
try {
  const figures = await measureLoginUnderUploads(product)
  console.table([figures])
  if (figures.ratio > MOST_TIMES) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
