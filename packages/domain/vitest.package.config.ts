import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'

/** The package as somebody outside gets it: packed, installed, compiled, bundled. */
export default defineConfig({ ...preset, test: { ...preset.test, include: ['test/**/*.test.ts'] } })
