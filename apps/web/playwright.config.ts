import { defineConfig } from '@playwright/test'

import { findChromium } from '../../scripts/find-chromium.ts'

const ci = process.env['CI'] === 'true'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One sandbox clock and one chain are shared by all tests: they run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: ci,
  // A test that passes only the second time does not stop a release, but it is counted and named: it is a fault to be mended.
  retries: 1,
  // Bounds for what hangs, not for what is slow: two cores shared with a database and a build take their time.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  globalSetup: './e2e/start-product.ts',
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    trace: 'retain-on-failure',
  },
})
