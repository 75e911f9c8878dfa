import { afterEach, expect, test, vi } from 'vitest'
import { HeartbeatSocket } from './heartbeat-socket.ts'

afterEach(() => vi.restoreAllMocks())

test.each<[string, 1 | 2 | 3, number]>([
  ['OPEN', 1, 1],
  ['CLOSING', 2, 0],
  ['CLOSED', 3, 0],
])('while the connection is %s', (_, readyState, sent) => {
  const send = vi.spyOn(WebSocket.prototype, 'send').mockReturnValue()
  const socket = new HeartbeatSocket('ws://127.0.0.1:9')
  vi.spyOn(socket, 'readyState', 'get').mockReturnValue(readyState)
  socket.send('PING')
  expect(send).toHaveBeenCalledTimes(sent)
  socket.close()
})
