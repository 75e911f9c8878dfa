import type { DevWeb, RenderWeb } from '@jindu/api/web-renderer'
import type { Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import { hotReloadHead } from './build/hot-reload-head.ts'

/**
 * Vite inside the API's process: sources are served as they are written and pages rendered from them.
 *
 * @param hmrServer the HTTP server whose upgrades carry the reload messages
 */
export async function createDevWeb({ hmrServer }: { hmrServer?: Server } = {}): Promise<DevWeb> {
  const vite = await createServer({
    configFile: new URL('vite.config.ts', import.meta.url).pathname,
    server: {
      middlewareMode: true,
      hmr: hmrServer === undefined ? { port: await freePort() } : { server: hmrServer },
    },
  })
  const render: RenderWeb = async (input) => {
    try {
      const entry: { render: RenderWeb } = await loadEntry(vite)
      const page = await entry.render(input)
      return { ...page, body: page.body.replace('<head>', `<head>${hotReloadHead(input.nonce)}`) }
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
  return { middlewares: vite.middlewares, render, close: () => vite.close() }
}

async function loadEntry(vite: ViteDevServer): Promise<{ render: RenderWeb }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the module exports is written in entry-server.tsx
  return (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: RenderWeb }
}

/** Vite's own default is one fixed port, which two development servers cannot share. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
