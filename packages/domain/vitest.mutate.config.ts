import { defineConfig, mergeConfig } from 'vitest/config'
import own from './vitest.config.ts'

/** What judges a mutant: a model check walks every state for each of them, and finds what the tests of the rule itself should find. */
export default mergeConfig(own, defineConfig({ test: { exclude: ['src/model-check/**'] } }))
