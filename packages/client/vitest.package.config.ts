import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'

/** The package as somebody outside gets it: packed, installed, a bot compiled and run against a sandbox. */
export default defineConfig({ ...preset, test: { ...preset.test, include: ['test/**/*.test.ts'] } })
