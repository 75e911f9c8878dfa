import { fail } from '@jindu/domain/errors'
import { formatAmount, money, parseAmount, type CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { parseAddress, type Network } from '../address/index.ts'
import { isRefusal, NodeRefusal, type Rpc } from '../node/json-rpc.ts'
import { checkSigned, greatestFee } from './check-signed.ts'
import { readRaw } from './read-raw.ts'
import type { ChainSigner, PaymentOrder, SignedTransaction } from './chain-signer.ts'

/** Blocks within which a payout should be mined. */
const TARGET_BLOCKS = 6
const RPC_INSUFFICIENT = [-4, -6]
/** In the chain already. */
const RPC_ALREADY_IN_CHAIN = -27
/** An input that is spent, or that never was. */
const RPC_MISSING_INPUTS = -25
const RPC_REJECTED = -26

const funded = z.object({ psbt: z.string() })
const processed = z.object({ psbt: z.string(), complete: z.boolean() })
const finalised = z.object({ hex: z.string(), complete: z.literal(true) })
const decodedTransaction = z.object({ txid: z.string() })
const estimate = z.object({ feerate: z.string().optional() })

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * Signs with the wallet of bitcoind or litecoind (Bitcoin Core's JSON-RPC). Never uses calls that sign and send at
 * once.
 */
export function createNodeSigner(currency: CurrencyCode, rpc: Rpc, network: () => Promise<Network>): ChainSigner {
  const amount = (units: bigint): string => formatAmount(money(currency, units))

  /** Signs the funded transaction and decodes it again from its bytes. */
  async function complete(psbt: string, order: PaymentOrder): Promise<SignedTransaction> {
    const signed = processed.parse(await rpc('walletprocesspsbt', psbt))
    const { hex: raw } = finalised.parse(await rpc('finalizepsbt', signed.psbt))
    const own = await network()
    const script = (address: string) => hex(parseAddress(currency, own, address).script)
    const scripts = { payment: script(order.address), change: script(order.changeAddress) }
    const { txid } = decodedTransaction.parse(await rpc('decoderawtransaction', raw))
    return checkSigned(raw, readRaw(raw, txid), order, scripts, greatestFee(order))
  }

  async function fund(order: PaymentOrder): Promise<SignedTransaction> {
    const inputs = order.inputs.map(({ txid, outputIndex }) => ({ txid, vout: outputIndex }))
    const options = {
      add_inputs: false,
      changeAddress: order.changeAddress,
      feeRate: amount(order.feeRate),
      replaceable: true,
    }
    try {
      const { psbt } = funded.parse(
        await rpc('walletcreatefundedpsbt', inputs, [{ [order.address]: amount(order.units) }], 0, options),
      )
      return await complete(psbt, order)
    } catch (error) {
      if (error instanceof NodeRefusal && RPC_INSUFFICIENT.includes(error.code))
        return fail('PAYOUT_FLOAT_SHORT', { currency })
      throw error
    }
  }

  return {
    async feeRate() {
      const { feerate } = estimate.parse(await rpc('estimatesmartfee', TARGET_BLOCKS))
      return feerate === undefined ? null : parseAmount(feerate, currency).units
    },

    changeAddress: async () => z.string().parse(await rpc('getrawchangeaddress', 'bech32')),

    sign: fund,

    async bump(sent, order) {
      try {
        // Units for a virtual byte, as this call counts them.
        const rate = `${order.feeRate / 1000n}.${String(order.feeRate % 1000n).padStart(3, '0')}`
        const { psbt } = funded.parse(await rpc('psbtbumpfee', sent.txid, { fee_rate: rate, replaceable: true }))
        return await complete(psbt, order)
      } catch (error) {
        // The wallet no longer knows the transaction, or would add coins of another payout: fund the same coins again.
        if (!(error instanceof NodeRefusal) && !isOurs(error)) throw error
        return fund(order)
      }
    },

    async send(raw) {
      try {
        await rpc('sendrawtransaction', raw)
        return 'sent'
      } catch (error) {
        if (isRefusal(error, RPC_ALREADY_IN_CHAIN)) return 'sent'
        if (isRefusal(error, RPC_MISSING_INPUTS)) return 'conflict'
        if (!isRefusal(error, RPC_REJECTED)) throw error
        if (/already|in-mempool/.test(error.message)) return 'sent'
        return /conflict|replacement|missingorspent/.test(error.message) ? 'conflict' : 'refused'
      }
    },
  }
}

const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PAYOUT_NOT_SIGNED'
