import { CURRENCY_CODES, money } from '@jindu/domain/money'
import { mineBlocks, payOnChain } from '../desk/sandbox/index.ts'
import { DEMO_COINS } from './demo-coins.ts'
import { DAY, type Stage } from './stage.ts'

/** Coin to addresses that are no user's, in several pieces so that one payout does not hold the others up. */
export function planCapital({ app, timetable, start }: Stage): void {
  for (const currency of CURRENCY_CODES) {
    timetable.plan(start + DAY, async () => {
      for (let piece = 0; piece < 4; piece += 1) {
        const address = await app.chains[currency]?.reader.newAddress()
        if (address !== undefined) await payOnChain(app, address, money(currency, DEMO_COINS[currency].float / 4n))
      }
      await mineBlocks(app, currency, app.settings.current().depositConfirmations[currency])
    })
  }
}
