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
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  globalSetup: './e2e/start-product.ts',
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    trace: 'retain-on-failure',
  },
})
