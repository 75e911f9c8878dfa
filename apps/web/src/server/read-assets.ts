import type { AssetMap } from './assets.ts'

let built: Promise<AssetMap> | undefined

/** The build's asset map; in development the entry is served as it is written. */
export function readAssets(): Promise<AssetMap> {
  if (import.meta.env.DEV) {
    return Promise.resolve({
      entry: { js: ['/src/entry-client.tsx'], css: ['/src/app.css'] },
      routes: {},
      letters: '',
      words: '',
    })
  }
  built ??= import('node:fs/promises').then(async ({ readFile }) =>
    JSON.parse(await readFile(new URL('../client/asset-map.json', import.meta.url), 'utf8')),
  )
  return built
}
