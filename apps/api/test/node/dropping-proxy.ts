import type { NodeAddress } from '../../src/platform/chain/node/json-rpc.ts'
import { bodyOf, startLocalServer } from '../local-server.ts'

/** When a call is on its way: not yet heard by the node, or done and not yet answered. */
export type Phase = 'before' | 'after'

export interface DroppingProxy {
  /** With user and password, as the product is given it. */
  readonly url: string
  /** How many answers were dropped. */
  readonly dropped: number
  stop(): Promise<void>
}

/**
 * A proxy between the product and its node.
 * @param cut called in both phases of each call; true drops the answer
 */
export async function startDroppingProxy(
  { url, user, password }: NodeAddress,
  path: string,
  cut: (method: string, phase: Phase) => boolean,
): Promise<DroppingProxy> {
  const headers = {
    'content-type': 'application/json',
    ...(user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }),
  }
  let dropped = 0
  const server = await startLocalServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await bodyOf(request)
      const method = /"method":"(\w+)"/.exec(body)?.[1] ?? ''
      const drop = (phase: Phase): boolean => {
        if (!cut(method, phase)) return false
        dropped += 1
        request.socket.destroy()
        return true
      }
      if (drop('before')) return
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
      const text = await answer.text()
      if (!drop('after')) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    }
    // The node is down: drop the connection.
    pass().catch(() => request.socket.destroy())
  })
  return {
    url: `http://${user === '' ? '' : `${user}:${password}@`}127.0.0.1:${server.port}/`,
    get dropped() {
      return dropped
    },
    stop: () => server.stop(),
  }
}
