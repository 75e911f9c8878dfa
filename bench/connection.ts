import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * One keep-alive HTTP/1.1 connection, one request at a time. On two cores the client shares the processor with what it
 * measures, so it does no more than answers of known length need.
 */
export class Connection {
  private readonly socket: Socket
  private received: Buffer = Buffer.alloc(0)
  private waiting: PromiseWithResolvers<Answer> | null = null

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk: Buffer) => this.take(chunk))
    this.socket.on('error', (error) => this.waiting?.reject(error))
    this.socket.on('close', () => this.waiting?.reject(new Error('the server closed the connection')))
  }

  /** Sends bytes made by `requestBytes`. */
  send(bytes: Buffer): Promise<Answer> {
    if (this.socket.closed) return Promise.reject(new Error('the server has closed the connection'))
    this.waiting = Promise.withResolvers<Answer>()
    this.socket.write(bytes)
    return this.waiting.promise
  }

  close(): void {
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const headEnd = this.received.indexOf(END_OF_HEAD)
    if (headEnd < 0) return
    const head = this.received.toString('latin1', 0, headEnd)
    const start = headEnd + END_OF_HEAD.length
    const end = start + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.received.length < end) return
    const body = this.received.toString('utf8', start, end)
    this.received = Buffer.alloc(0)
    this.waiting?.resolve({ status: Number(head.slice(9, 12)), head, body })
  }
}

export interface Call {
  readonly procedure: string
  readonly input: unknown
  readonly cookie?: string | undefined
}

/** A tRPC query (GET) as bytes. */
export const queryBytes = (port: number, { procedure, input, cookie }: Call): Buffer =>
  Buffer.from(
    `GET /trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))} HTTP/1.1\r\n${headers(port, cookie)}\r\n`,
  )

/** A tRPC mutation (POST) as bytes. */
export const mutationBytes = (port: number, { procedure, input, cookie }: Call): Buffer => {
  const body = Buffer.from(JSON.stringify(input))
  const head = `POST /trpc/${procedure} HTTP/1.1\r\n${headers(port, cookie)}content-length: ${body.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

const headers = (port: number, cookie?: string): string =>
  `host: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\ncontent-type: application/json\r\n${cookie === undefined ? '' : `cookie: ${cookie}\r\n`}`
