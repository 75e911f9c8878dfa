import { createRequire } from 'node:module'
import type { PluginOption } from 'vite'

// The build tools belong to the web app; the gallery borrows them so that this package needs none of its own.
const web = createRequire(new URL('../../../apps/web/package.json', import.meta.url))

async function plugin(name: string): Promise<PluginOption> {
  const module: { default: () => PluginOption } = await import(web.resolve(name))
  return module.default()
}

export default {
  root: import.meta.dirname,
  plugins: [plugin('@vitejs/plugin-react'), plugin('@tailwindcss/vite')],
  server: { host: '127.0.0.1' },
  build: { outDir: '../node_modules/.gallery', emptyOutDir: true },
}
