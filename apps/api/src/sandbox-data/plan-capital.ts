import { money } from '@jindu/domain/money'
import { mineBlocks, payOnChain } from '../desk/sandbox/index.ts'
import { DAY, type Stage } from './stage.ts'

/** The operator's capital in each coin, which pays the network fees of payouts. */
const FLOAT = { BTC: 200_000_000n, USDT: 20_000_000_000n, LTC: 20_000_000_000n } as const

/** Coin to addresses that are no user's, in several pieces so that one payout does not hold the others up. */
export function planCapital({ app, timetable, start }: Stage): void {
  for (const currency of ['LTC', 'BTC', 'USDT'] as const) {
    timetable.plan(start + DAY, async () => {
      for (let piece = 0; piece < 4; piece += 1) {
        const address = await app.chains[currency]?.reader.newAddress()
        if (address !== undefined) await payOnChain(app, address, money(currency, FLOAT[currency] / 4n))
      }
      await mineBlocks(app, currency, app.settings.current().depositConfirmations[currency])
    })
  }
}
