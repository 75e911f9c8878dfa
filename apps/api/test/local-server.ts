import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

export interface LocalServer {
  readonly port: number
  readonly url: string
  /** Closes all connections, and resolves once the server is closed. */
  stop(): Promise<void>
}

/** An HTTP server on a free port of the loopback interface. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
