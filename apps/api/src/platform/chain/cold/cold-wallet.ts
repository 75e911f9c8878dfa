import { RawTx, Transaction } from '@scure/btc-signer'
import { fail } from '@jindu/domain/errors'
import { formatAmount, money, type CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { parseAddress, type Network } from '../address/index.ts'
import { NodeRefusal } from '../node/json-rpc.ts'
import { checkSigned, greatestFee } from '../signer/check-signed.ts'
import type { PaymentOrder, SignedTransaction } from '../signer/chain-signer.ts'
import { readRaw } from '../signer/read-raw.ts'
import type { ColdKey } from './cold-key.ts'
import { isOwn } from '../reader/node-reader.ts'
import type { WatchingRpc } from './open-cold.ts'

/** A payment from the cold wallet that its keys have not signed. */
export interface UnsignedPayment extends Omit<SignedTransaction, 'raw' | 'txid'> {
  /** Base64. */
  readonly psbt: string
}

/**
 * The watch-only side of a cold wallet: the node knows its public keys. All methods throw DomainError CHAIN_UNAVAILABLE if the node
 * does not answer.
 */
export interface ColdWallet {
  newAddress(): Promise<string>
  changeAddress(): Promise<string>
  owns(address: string): Promise<boolean>
  /**
   * Builds a payment and checks it: exactly the coins, the address, the amount, change to the change address, a bounded fee.
   * @throws DomainError PAYOUT_FLOAT_SHORT, PAYOUT_NOT_SIGNED (wrong)
   */
  build(order: PaymentOrder): Promise<UnsignedPayment>
  /**
   * Checks what came back from the keys: the same transaction, completely signed, which the node would take now.
   * @param signed a PSBT in base64, or a transaction in hexadecimal digits
   * @throws DomainError COLD_PSBT_UNREADABLE, COLD_PSBT_OTHER (another transaction), COLD_PSBT_UNSIGNED, COLD_PSBT_REFUSED (reason)
   */
  finish(unsigned: Pick<UnsignedPayment, 'psbt'>, order: PaymentOrder, signed: string): Promise<SignedTransaction>
}

const funded = z.object({ psbt: z.string() })
const finalised = z.object({ hex: z.string().optional(), complete: z.boolean() })
const combined = z.string()
const decodedTransaction = z.object({ txid: z.string() })
const trial = z.tuple([z.object({ allowed: z.boolean(), 'reject-reason': z.string().optional() })])

/** How `getnewaddress` calls the kind of address of a descriptor. */
function addressType(descriptor: string): string {
  if (descriptor.startsWith('tr(')) return 'bech32m'
  if (descriptor.startsWith('w')) return 'bech32'
  return descriptor.startsWith('sh(w') ? 'p2sh-segwit' : 'legacy'
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** What signatures do not change of a transaction. */
function bodyOf({ version, lockTime, inputs, outputs }: ReturnType<typeof RawTx.decode>): string {
  return JSON.stringify({
    version,
    lockTime,
    inputs: inputs.map(({ txid, index, sequence }) => [hex(txid), index, sequence]),
    outputs: outputs.map(({ amount, script }) => [String(amount), hex(script)]),
  })
}

/** The operator's wallet sent it already. */
const KNOWN: ReadonlySet<string> = new Set(['txn-already-in-mempool', 'txn-already-known'])

const LENIENT = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true }

/** The unsigned transaction of a PSBT. */
const bodyOfPsbt = (psbt: string) => RawTx.decode(Transaction.fromPSBT(Buffer.from(psbt, 'base64'), LENIENT).unsignedTx)

/** @throws DomainError COLD_PSBT_UNREADABLE */
function readSigned(text: string): { readonly kind: 'psbt' | 'raw'; readonly body: string } {
  try {
    if (/^[0-9a-f]+$/.test(text)) return { kind: 'raw', body: bodyOf(RawTx.decode(Buffer.from(text, 'hex'))) }
    return { kind: 'psbt', body: bodyOf(bodyOfPsbt(text)) }
  } catch {
    return fail('COLD_PSBT_UNREADABLE')
  }
}

/** A cold wallet behind bitcoind or litecoind (Bitcoin Core's JSON-RPC, descriptor wallets). */
export function createColdWallet(
  currency: CurrencyCode,
  key: ColdKey,
  rpc: WatchingRpc,
  network: () => Promise<Network>,
): ColdWallet {
  const amount = (units: bigint): string => formatAmount(money(currency, units))

  async function check(raw: string, txid: string, order: PaymentOrder): Promise<SignedTransaction> {
    const own = await network()
    const script = (address: string) => Buffer.from(parseAddress(currency, own, address).script).toString('hex')
    const scripts = { payment: script(order.address), change: script(order.changeAddress) }
    return checkSigned(raw, readRaw(raw, txid), order, scripts, greatestFee(order))
  }

  async function complete(kind: 'psbt' | 'raw', psbt: string, signed: string): Promise<string> {
    if (kind === 'raw') return signed
    try {
      const whole = combined.parse(await rpc.call('combinepsbt', [psbt, signed]))
      const { hex: raw = '', complete: isComplete } = finalised.parse(await rpc.call('finalizepsbt', whole))
      return isComplete ? raw : fail('COLD_PSBT_UNSIGNED')
    } catch (error) {
      if (error instanceof NodeRefusal) return fail('COLD_PSBT_UNREADABLE')
      throw error
    }
  }

  return {
    newAddress: () => rpc.address('getnewaddress', '', addressType(key.receive)),
    changeAddress: () => rpc.address('getrawchangeaddress', addressType(key.change)),
    owns: async (address) => isOwn(await rpc.call('getaddressinfo', address)),

    async build(order) {
      const inputs = order.inputs.map(({ txid, outputIndex }) => ({ txid, vout: outputIndex }))
      const options = {
        add_inputs: false,
        includeWatching: true,
        changeAddress: order.changeAddress,
        feeRate: amount(order.feeRate),
        replaceable: false,
      }
      const { psbt } = funded.parse(
        await rpc.call('walletcreatefundedpsbt', inputs, [{ [order.address]: amount(order.units) }], 0, options, true),
      )
      const tx = Transaction.fromPSBT(Buffer.from(psbt, 'base64'), LENIENT)
      const raw = Buffer.from(tx.unsignedTx).toString('hex')
      const { inputs: spent, feeUnits, change } = await check(raw, '', order)
      return { psbt, inputs: spent, feeUnits, change }
    },

    async finish({ psbt }, order, typed) {
      const text = typed.replaceAll(/\s/g, '')
      const { kind, body } = readSigned(text)
      if (body !== bodyOf(bodyOfPsbt(psbt))) return fail('COLD_PSBT_OTHER')
      const raw = await complete(kind, psbt, text)
      const { txid } = decodedTransaction.parse(await rpc.call('decoderawtransaction', raw))
      const [{ allowed, 'reject-reason': reason = '' }] = trial.parse(await rpc.call('testmempoolaccept', [raw]))
      if (!allowed && !KNOWN.has(reason)) return fail('COLD_PSBT_REFUSED', { reason })
      return check(raw, txid, order)
    },
  }
}
