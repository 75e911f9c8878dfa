/** Heartbeat interval of marketplace.md §9, until the server sends another. */
const HEARTBEAT_MS = 2500

/** Timeout of the handshake: a proxy that stalls it would block the browser for two minutes. */
const HANDSHAKE_MS = 10_000

export interface Heartbeat {
  everyMs: number
}

export const createHeartbeat = (): Heartbeat => ({ everyMs: HEARTBEAT_MS })

/**
 * A class of sockets with heartbeat: after silence they ping, and one without an answer within two more intervals is closed, so that a
 * new one replaces it. Created late, because the class cannot be defined where there are no WebSockets (`hasSockets`).
 */
export const createSocketClass = (heartbeat: Heartbeat): typeof WebSocket =>
  class HeartbeatSocket extends WebSocket {
    #timer: ReturnType<typeof setTimeout> | undefined

    constructor(url: string | URL) {
      super(url)
      this.#timer = setTimeout(() => this.close(), HANDSHAKE_MS)
      // After the message was handled, which may change the interval.
      const listen = () => queueMicrotask(() => this.#listen())
      this.addEventListener('open', listen)
      this.addEventListener('message', listen)
      this.addEventListener('close', () => clearTimeout(this.#timer))
    }

    /** A heartbeat may be due while the connection closes; browsers log an error for sending then. */
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState === WebSocket.CLOSING || this.readyState === WebSocket.CLOSED) return
      super.send(data)
    }

    #listen(): void {
      clearTimeout(this.#timer)
      if (this.readyState !== WebSocket.OPEN) return
      this.#timer = setTimeout(() => {
        this.send('PING')
        this.#timer = setTimeout(() => this.close(), heartbeat.everyMs * 2)
      }, heartbeat.everyMs)
    }
  }
