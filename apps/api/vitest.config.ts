import { preset } from '@jindu/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  preset,
  defineConfig({
    test: {
      globalSetup: ['./test/global-setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      pool: 'threads',
      maxWorkers: 3,
    },
  }),
)
