import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHeartbeat, createSocketClass } from './heartbeat-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(heartbeat = createHeartbeat()) {
  const send = vi.spyOn(WebSocket.prototype, 'send').mockReturnValue()
  const close = vi.spyOn(WebSocket.prototype, 'close').mockReturnValue()
  const socket = new (createSocketClass(heartbeat))('ws://127.0.0.1:9')
  vi.spyOn(socket, 'readyState', 'get').mockReturnValue(1)
  const hear = () => socket.dispatchEvent(new MessageEvent('message', { data: 'PONG' }))
  socket.dispatchEvent(new Event('open'))
  return { socket, send, close, hear }
}

test.each<[string, 1 | 2 | 3, number]>([
  ['OPEN', 1, 1],
  ['CLOSING', 2, 0],
  ['CLOSED', 3, 0],
])('while the connection is %s', (_, readyState, sent) => {
  const { socket, send } = opened()
  vi.spyOn(socket, 'readyState', 'get').mockReturnValue(readyState)
  socket.send('PING')
  expect(send).toHaveBeenCalledTimes(sent)
})

describe('a heartbeat', () => {
  test('is sent after 2,500 ms of silence, and not while the server is heard of', async () => {
    const { send, hear } = opened()
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(2000)
      hear()
    }
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2499)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledExactlyOnceWith('PING')
  })

  test('that is not answered ends the connection', async () => {
    const { close, hear } = opened()
    await vi.advanceTimersByTimeAsync(2500)
    hear()
    await vi.advanceTimersByTimeAsync(2500 + 4999)
    expect(close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(close).toHaveBeenCalled()
  })

  test('comes as often as the server says', async () => {
    const heartbeat = createHeartbeat()
    const { send, hear } = opened(heartbeat)
    heartbeat.everyMs = 20_000
    hear()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('ends with the connection', async () => {
    const { socket, send } = opened()
    await vi.advanceTimersByTimeAsync(0)
    socket.dispatchEvent(new Event('close'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).not.toHaveBeenCalled()
  })
})
