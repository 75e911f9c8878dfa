import { defineConfig } from 'vitest/config'
import { mockingTests } from './mocking-tests.ts'
import { setup, tests } from './vitest.setup.ts'

export default defineConfig({
  ...setup,
  test: { ...tests, name: '@jindu/web isolated', include: mockingTests },
})
