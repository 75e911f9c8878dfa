import { preset } from '@jindu/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  preset,
  defineConfig({
    test: {
      coverage: {
        provider: 'v8',
        include: ['src/**/*.ts'],
        exclude: ['src/**/*.test.ts', 'src/**/testing/**'],
        reporter: [['text', { skipFull: true }], 'text-summary'],
        thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      },
    },
  }),
)
