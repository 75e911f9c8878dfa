import { expect, it } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { createDevWeb } from '../dev.ts'

/** Polls for the next process as an open tab does before it reloads. */
function ping(port: number): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, 'vite-ping')
  return new Promise((resolve) => {
    socket.addEventListener('open', () => {
      socket.close()
      resolve(true)
    })
    socket.addEventListener('error', () => resolve(false))
  })
}

it('an open tab finds the next process where the one before it was', async () => {
  const port = await freePort()
  for (let process = 0; process < 2; process += 1) {
    const web = await createDevWeb(port)
    await expect.poll(() => ping(port)).toBe(true)
    await web.close()
    expect(await ping(port)).toBe(false)
  }
})
