import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'
import { replacing } from './test/replacing.ts'

export default defineConfig({
  ...preset,
  // Handed to Node for packages outside the workspace too: `import` among them gives require() an ES module.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    ...preset.test,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: replacing,
    globalSetup: ['./test/global-setup.ts', './test/refused-setup.ts'],
    pool: 'threads',
    maxWorkers: 3,
    // A fifth of the run went into reading the same modules for each file; files share none of their databases.
    isolate: false,
  },
})
