import { preset } from '@jindu/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(preset, defineConfig({ test: { environment: 'jsdom', setupFiles: ['./vitest-setup.ts'] } }))
