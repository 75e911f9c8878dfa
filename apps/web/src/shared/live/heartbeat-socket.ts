/** Heartbeat of marketplace.md §9, until the server says otherwise. */
const HEARTBEAT_MS = 2500

/** A handshake that a proxy holds back would keep the browser for two minutes. */
const HANDSHAKE_MS = 10_000

export interface Heartbeat {
  everyMs: number
}

export const createHeartbeat = (): Heartbeat => ({ everyMs: HEARTBEAT_MS })

/**
 * A connection that is heard of: in a silence it asks, and one that does not answer for two more heartbeats is closed, so that
 * another takes its place.
 */
export class HeartbeatSocket extends WebSocket {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly heartbeat: Heartbeat

  constructor(url: string | URL, heartbeat: Heartbeat) {
    super(url)
    this.heartbeat = heartbeat
    this.timer = setTimeout(() => this.close(), HANDSHAKE_MS)
    // After the message was taken, which may say how often.
    const listen = () => queueMicrotask(() => this.listen())
    this.addEventListener('open', listen)
    this.addEventListener('message', listen)
    this.addEventListener('close', () => clearTimeout(this.timer))
  }

  /** A heartbeat comes due while the connection closes, too: sent then, browsers complain of it on the console. */
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.CLOSING || this.readyState === WebSocket.CLOSED) return
    super.send(data)
  }

  private listen(): void {
    clearTimeout(this.timer)
    if (this.readyState !== WebSocket.OPEN) return
    this.timer = setTimeout(() => {
      this.send('PING')
      this.timer = setTimeout(() => this.close(), this.heartbeat.everyMs * 2)
    }, this.heartbeat.everyMs)
  }
}
