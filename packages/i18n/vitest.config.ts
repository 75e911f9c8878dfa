import { preset } from '@jindu/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

// Pure functions leave nothing behind, and a worker for each file costs more than its tests.
export default mergeConfig(preset, defineConfig({ test: { isolate: false } }))
