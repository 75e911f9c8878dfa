import { randomBytes } from 'node:crypto'
import { startLocalServer, type LocalServer } from '../local-server.ts'

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

/** LTC is open where a node is set; this one does not answer, which stops deposits and payouts only. */
export const AWAY_NODE = { LTC_RPC_URL: 'http://user:password@127.0.0.1:9/' } as const

/** Serves dollars per coin, like an operator's own feed. */
export const serveRates = (): Promise<LocalServer> =>
  startLocalServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(USD_PER_COIN))
  })
