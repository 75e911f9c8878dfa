import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'

/** Tests of the package as an outside user gets it: packed, installed, a bot compiled and run against a sandbox. */
export default defineConfig({ ...preset, test: { ...preset.test, include: ['test/**/*.test.ts'] } })
