import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A server message in tRPC's format. */
export interface RawMessage {
  readonly id: number | null
  readonly result?: { readonly type: string; readonly data?: unknown }
  readonly error?: { readonly message: string; readonly data: unknown }
}

export interface RawSocket {
  readonly messages: readonly RawMessage[]
  /** The close code and reason. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  send(text: string): void
  subscribe(id: number, path: string, input?: unknown): void
  /** Stops reading from the network. */
  pause(): void
  close(): void
}

/** A raw connection, without a client's protocol handling. */
export async function openRawSocket(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
  const socket = new WebSocket(url, { headers })
  const messages: RawMessage[] = []
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.on('close', (code, reason) => closed.resolve({ code, reason: reason.toString() }))
  // Writes to a terminated connection fail; `closed` reports that.
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text === 'PING') socket.send('PONG')
    else if (text !== 'PONG') messages.push(JSON.parse(text))
  })
  await once(socket, 'open')
  return {
    messages,
    closed: closed.promise,
    send: (text) => socket.send(text),
    subscribe: (id, path, input) =>
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'subscription', params: { path, input } })),
    pause: () => socket.pause(),
    close: () => socket.terminate(),
  }
}
