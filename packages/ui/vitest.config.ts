import { preset } from '@jindu/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  preset,
  defineConfig({
    // A page of its own for each file, while jsdom itself is loaded once for each worker.
    test: { environment: 'jsdom', pool: 'vmThreads', setupFiles: ['./vitest-setup.ts'] },
  }),
)
