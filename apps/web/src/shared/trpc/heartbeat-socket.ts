/** A heartbeat comes due while the connection closes, too: sent then, browsers complain of it on the console. */
export class HeartbeatSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.CLOSING || this.readyState === WebSocket.CLOSED) return
    super.send(data)
  }
}
