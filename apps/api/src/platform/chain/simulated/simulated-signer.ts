import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { checkSigned, feeOf, greatestFee } from '../signer/check-signed.ts'
import type { ChainSigner, PaymentOrder, SignedTransaction } from '../signer/chain-signer.ts'
import { simulatedAddress } from '../tables.ts'
import { keyAddress } from '../address/index.ts'
import { sendSimulated } from './mempool.ts'
import { SIMULATED_NETWORKS } from './network.ts'
import type { SimulatedRows } from './rows.ts'
import type { SimulatedParts } from './simulated-reader.ts'
import { asRead, writeTransaction } from './transaction.ts'

/** The simulated network's fee per thousand virtual bytes. */
const FEE_RATE = 20_000n

export function createSimulatedSigner(
  currency: CurrencyCode,
  { db, clock, random }: SimulatedParts,
  rows: SimulatedRows,
): ChainSigner {
  function sign(order: PaymentOrder): SignedTransaction {
    const { inputs, address, units, changeAddress, feeRate, dustUnits } = order
    const total = inputs.reduce((sum, coin) => sum + coin.units, 0n)
    const rest = total - units - feeOf(inputs.length, feeRate)
    if (rest < 0n) return fail('PAYOUT_FLOAT_SHORT', { currency })
    const change = rest < dustUnits || rest === 0n ? [] : [{ address: changeAddress, units: rest }]
    const raw = writeTransaction({
      inputs: inputs.map(({ txid, outputIndex }) => ({ txid, outputIndex })),
      outputs: [{ address, units }, ...change],
    })
    return checkSigned(raw, asRead(raw), order, { payment: address, change: changeAddress }, greatestFee(order))
  }

  return {
    feeRate: async () => Promise.resolve(FEE_RATE),

    async changeAddress() {
      const address = keyAddress(SIMULATED_NETWORKS[currency], random.bytes(20))
      await db.insert(simulatedAddress).values({ currency, address, createdAt: clock.now() })
      return address
    },

    sign: async (order) => Promise.resolve(sign(order)),
    bump: async (_sent, order) => Promise.resolve(sign(order)),
    send: (raw) => sendSimulated(db, currency, rows, raw, clock.now()),
  }
}
