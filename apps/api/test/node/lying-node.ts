import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A node that answers as another one does, but for what it lies about.
 * @param lie gives another result for a method; undefined where it says the truth
 */
export async function startLyingNode(truth: string, lie: (method: string) => unknown) {
  const headers = { 'content-type': 'application/json' }
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await textOf(request)
      const told = lie(/"method":"(\w+)"/.exec(body)?.[1] ?? '')
      const honest = await (await fetch(truth, { method: 'POST', headers, body })).text()
      const id = /"id":(\d+)/.exec(body)?.[1] ?? '1'
      const text = told === undefined ? honest : `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(told)}}`
      response.writeHead(200, headers).end(text)
    }
    answer().catch(() => request.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
