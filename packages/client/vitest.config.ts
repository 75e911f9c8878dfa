import { preset } from '@jindu/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ ...preset, test: { ...preset.test, include: ['{src,build}/**/*.test.ts'] } })
