import { CURRENCY_CODES, money, type CurrencyCode } from '@jindu/domain/money'
import { register, staffMember } from '../accounts/accounts/index.ts'
import { userRight } from '../accounts/rights/index.ts'
import { payOnChain, runFaucet } from '../desk/sandbox/index.ts'
import { currentDepositAddress } from '../wallet/wallet/index.ts'
import { DEMO_COINS } from './demo-coins.ts'
import { buyers, demoDigests, people, sellers } from './people.ts'
import { DAY, HOUR, type Stage } from './stage.ts'

const caller = { address: '127.0.0.1', userAgent: 'Demo' }
const RIGHT_DAYS = 120

/** Registrations in the first days, publish and reply rights, staff posts. */
export function planPeople({ app, timetable, start, end }: Stage): void {
  people.forEach(({ uid, trade, staff }, index) => {
    timetable.plan(start + index * 5 * HOUR, async () => {
      // A sale between two of whom one introduced the other weighs nothing: buyers introduce buyers, sellers sellers.
      const first = trade === 'seller' ? sellers[0] : buyers[index % 3]
      const introducer = index > 4 && staff === undefined ? first?.uid : undefined
      const registered = await register(app, { ...demoDigests, introducer, referrer: undefined }, caller)
      if (registered.uid !== uid) throw new Error(`demo account ${uid} became ${registered.uid}`)
      const until = end + RIGHT_DAYS * DAY
      await app.db.insert(userRight).values([
        { uid, right: 'publish', until },
        { uid, right: 'reply', until },
      ])
      if (staff !== undefined) await app.db.insert(staffMember).values({ uid, ...staff })
    })
  })
}

/** Every buyer pays in twice in each currency, sellers a little; the last payment to the first buyer still waits for confirmations. */
export function planDeposits({ app, timetable, start, end }: Stage): void {
  const deposit = (at: number, uid: number, currency: CurrencyCode, units: bigint) =>
    timetable.plan(at, async () => {
      await runFaucet(app, uid, money(currency, units))
    })
  buyers.forEach(({ uid }, index) => {
    CURRENCY_CODES.forEach((currency, nth) => {
      const [first = 0n] = DEMO_COINS[currency].deposits.slice(index % 4)
      const [second = 0n] = DEMO_COINS[currency].deposits.slice((index + nth + 1) % 4)
      deposit(start + (5 + index * 0.1 + nth * 0.4) * DAY, uid, currency, first)
      deposit(start + (28 + index * 0.2 + nth * 0.3) * DAY, uid, currency, second)
    })
  })
  sellers.forEach(({ uid }, index) => deposit(start + (6 + index * 0.2) * DAY, uid, 'USDT', 150_000_000n))
  const [reader] = buyers
  if (reader === undefined) return
  timetable.plan(end - 10 * 60, async () => {
    const { address } = await currentDepositAddress(app, reader.uid, 'LTC')
    await payOnChain(app, address, money('LTC', 250_000_000n))
  })
}
