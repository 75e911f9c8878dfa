import type { ViteUserConfig } from 'vitest/config'

/** What every package's vitest configuration starts from: workspace packages resolve to their sources. */
export const preset = {
  resolve: { conditions: ['source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    passWithNoTests: false,
  },
} satisfies ViteUserConfig
