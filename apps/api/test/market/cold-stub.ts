import type { ColdWallet } from '../../src/platform/chain/cold/cold-wallet.ts'
import { txidOf, writeTransaction } from '../../src/platform/chain/simulated/transaction.ts'
import type { TestApp } from '../app.ts'
import type { Person } from '../people.ts'
import { simulatedChain, topUp } from './finance.ts'

const FEE = 100n

/** A cold wallet on the simulated chain, which has no watch-only wallets; the real one is tested on litecoind. */
export function useColdStub(api: TestApp): void {
  const chain = simulatedChain(api.app, 'LTC')
  const own = new Set<string>()
  const newAddress = async () => {
    const address = await chain.reader.newAddress()
    own.add(address)
    return address
  }
  const cold: ColdWallet = {
    newAddress,
    changeAddress: newAddress,
    owns: (address) => Promise.resolve(own.has(address)),
    build: ({ inputs }) => Promise.resolve({ psbt: 'cHNidP8=', inputs, feeUnits: FEE, change: null }),
    finish(_, { inputs, address, units }) {
      const raw = writeTransaction({ inputs: [...inputs], outputs: [{ address, units }] })
      return Promise.resolve({ txid: txidOf(raw), raw, inputs, feeUnits: FEE, change: null })
    },
  }
  Object.assign(chain, { cold })
}

/** A member of finance makes a move out of one wallet. @returns its id */
export async function makeMove(api: TestApp, { client }: Person, direction: 'topUp' | 'drain'): Promise<number> {
  await topUp(api, 2_000_000_000n)
  if (direction === 'topUp') {
    await api.app.sql`update wallet_coin set cold = true where id = (
      select max(id) from wallet_coin where currency = 'LTC' and gone_at is null and spent_at is null and withdrawal_id is null)`
  }
  const amount = { asset: 'LTC' as const, units: '1000000' }
  return (await client.trpc.custody.make.mutate({ amount, direction })).id
}
