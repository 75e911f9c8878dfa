import { defineConfig } from '@playwright/test'

import { findChromium } from '../../scripts/find-chromium.ts'

/** As many as two cores bear; a product beside them takes the rest of a larger machine. */
const WORKERS = 2

const ci = process.env['CI'] === 'true'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // Each has a product of its own, whose one clock and one chain the tests of a file share: those run one after the other.
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: ci,
  // A test that passes only the second time does not stop a release, but it is counted and named: it is a fault to be mended.
  retries: 1,
  // Bounds for what hangs, not for what is slow: two cores shared with a database and a build take their time.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  globalSetup: './e2e/start-product.ts',
  use: {
    // Requests of a service worker bypass the tests' routes; pocket.spec.ts allows its own worker.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    // Recording every step costs a third of a busy machine; what fails is tried again, and recorded then.
    trace: 'on-first-retry',
  },
})
