import type { DevWeb, RenderWeb } from '@jindu/api/web-renderer'
import { createServer, type ViteDevServer } from 'vite'
import { hotReloadHead } from './build/hot-reload-head.ts'

/**
 * Vite inside the API's process: sources are served as they are written and pages rendered from them.
 *
 * @param hotReloadPort where open tabs look for the next process after this one: it must stay the same
 */
export async function createDevWeb(hotReloadPort = Number(process.env['JINDU_HOT_RELOAD_PORT'])): Promise<DevWeb> {
  const vite = await createServer({
    configFile: new URL('vite.config.ts', import.meta.url).pathname,
    server: {
      middlewareMode: true,
      hmr: { port: hotReloadPort },
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
