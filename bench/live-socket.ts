import { connect, type Socket } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const TEXT = 0x81
const MASKED = 0x80
const LENGTH_IN_TWO_BYTES = 126

/** One text frame of a client; the mask is zero, which the protocol allows and costs nothing. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  const head =
    payload.length < LENGTH_IN_TWO_BYTES
      ? [TEXT, MASKED | payload.length]
      : [TEXT, MASKED | LENGTH_IN_TWO_BYTES, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload])
}

const PONG = frameOf('PONG')

export interface LiveSocketOptions {
  readonly port: number
  /** Of this machine: the server bounds connections for each. */
  readonly address: string
  readonly cookie: string
  readonly onMessage: (text: string, at: number) => void
}

/**
 * A live connection that costs as little as it can: five thousand of them share two cores with the server they measure.
 * Resolves when it stands.
 */
export class LiveSocket {
  private received: Buffer = Buffer.alloc(0)
  private readonly socket: Socket
  private readonly onMessage: LiveSocketOptions['onMessage']

  private constructor(socket: Socket, onMessage: LiveSocketOptions['onMessage']) {
    this.socket = socket
    this.onMessage = onMessage
    socket.on('data', (chunk: Buffer) => this.take(chunk))
  }

  static open({ port, address, cookie, onMessage }: LiveSocketOptions): Promise<LiveSocket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address, noDelay: true })
    socket.write(
      `GET /trpc HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\ncookie: ${cookie}\r\nconnection: upgrade\r\n` +
        'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('data', (head: Buffer) => {
        if (!head.toString('latin1').startsWith('HTTP/1.1 101')) {
          reject(new Error(`refused: ${head.toString('latin1').slice(0, 200)}`))
          return
        }
        const live = new LiveSocket(socket, onMessage)
        live.take(head.subarray(head.indexOf(END_OF_HEAD) + END_OF_HEAD.length))
        resolve(live)
      })
    })
  }

  subscribe(id: number, path: string, input: unknown): void {
    this.socket.write(frameOf(JSON.stringify({ id, jsonrpc: '2.0', method: 'subscription', params: { path, input } })))
  }

  close(): void {
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const at = performance.now()
    for (;;) {
      const [kind = 0, short = 0] = this.received
      const start = short === LENGTH_IN_TWO_BYTES ? 4 : 2
      if (this.received.length < start) return
      const length = start === 4 ? this.received.readUInt16BE(2) : short
      if (this.received.length < start + length) return
      const text = this.received.toString('utf8', start, start + length)
      this.received = this.received.subarray(start + length)
      if (kind !== TEXT) continue
      if (text === 'PING') this.socket.write(PONG)
      else this.onMessage(text, at)
    }
  }
}
