import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'
import { replacing } from './test/replacing.ts'

export default defineConfig({
  ...preset,
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    ...preset.test,
    include: replacing,
    globalSetup: ['./test/global-setup.ts', './test/refused-setup.ts'],
    pool: 'threads',
  },
})
