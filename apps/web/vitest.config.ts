import { configDefaults, defineConfig } from 'vitest/config'
import { mockingTests } from './mocking-tests.ts'
import { setup, tests } from './vitest.setup.ts'

export default defineConfig({
  ...setup,
  test: {
    ...tests,
    exclude: [...configDefaults.exclude, ...mockingTests],
    // Pure functions leave nothing behind, and a worker for each file costs more than its tests.
    isolate: false,
  },
})
