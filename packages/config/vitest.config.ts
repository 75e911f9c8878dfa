import { defineConfig, mergeConfig } from 'vitest/config'

import { preset } from './vitest/preset.ts'

export default mergeConfig(preset, defineConfig({ test: { include: ['test/**/*.test.ts'] } }))
