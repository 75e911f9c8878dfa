import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOAD_PART = join(import.meta.dirname, '../src/shared/parts/load-part.ts')

/**
 * Keeps `import()` native, with a clear error when offline. Vite wraps each one to load the style sheet of its chunk
 * first; here all styles are one file (`build.cssCodeSplit: false`), and the wrapper would add a kilobyte to every
 * page.
 */
export function plainImports(): Plugin {
  return {
    name: 'jindu:plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOAD_PART)}`,
    },
  }
}
