import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tests that replace modules: they need modules that no other file has loaded, so they run isolated. */
export const mockingTests = globSync('{src,build}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
)
