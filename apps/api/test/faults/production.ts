import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

const USD_PER_COIN = { BTC: '60000', LTC: '80', USDT: '1' }

const secret = () => randomBytes(32).toString('hex')

/** Settings of a production site, with random secrets. */
export function productionSettings(): Readonly<Record<string, string>> {
  return {
    SANDBOX: 'false',
    PUBLIC_ORIGIN: 'https://market.example',
    SESSION_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    MS_APP_KEYS: `web=${secret()}`,
    TRUST_PROXY: '1',
    // Only the log names the listening port, because the banner shows the public origin.
    LOG_LEVEL: 'info',
  }
}

export interface RateFeed {
  readonly url: string
  stop(): Promise<void>
}

/** Serves dollars per coin, like an operator's own feed. */
export async function serveRates(): Promise<RateFeed> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(USD_PER_COIN))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
