import { defineConfig, mergeConfig } from 'vitest/config'
import own from './vitest.config.ts'

/**
 * Tests that judge a mutant. Model checks are left out: they walk every state per mutant, and find what the rule's own
 * tests should find.
 */
export default mergeConfig(own, defineConfig({ test: { exclude: ['src/machines/model-check/**'] } }))
