import type { ViteUserConfig } from 'vitest/config'

/** Base vitest configuration of all packages: workspace packages resolve to their sources. */
export const preset = {
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Timeouts catch hangs only: model checks run many times slower on a busy machine, and slow is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    passWithNoTests: false,
  },
} satisfies ViteUserConfig
