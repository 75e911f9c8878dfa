import type { ViteUserConfig } from 'vitest/config'

/** What every package's vitest configuration starts from: workspace packages resolve to their sources. */
export const preset = {
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Bounds for what hangs: a busy machine runs the model checks many times slower, and slow is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default is one second, in which a busy machine may not get round to it.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    passWithNoTests: false,
  },
} satisfies ViteUserConfig
