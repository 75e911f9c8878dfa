import { bodyOf, startLocalServer, type LocalServer } from '../local-server.ts'

/**
 * A node that passes calls on to a true one and replaces the results of some methods.
 * @param lie gives another result for a method; undefined passes the true one on
 */
export function startLyingNode(truth: string, lie: (method: string) => unknown): Promise<LocalServer> {
  const headers = { 'content-type': 'application/json' }
  return startLocalServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await bodyOf(request)
      const replaced = lie(/"method":"(\w+)"/.exec(body)?.[1] ?? '')
      const honest = await (await fetch(truth, { method: 'POST', headers, body })).text()
      const id = /"id":(\d+)/.exec(body)?.[1] ?? '1'
      const text = replaced === undefined ? honest : `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(replaced)}}`
      response.writeHead(200, headers).end(text)
    }
    answer().catch(() => request.socket.destroy())
  })
}
