import { fail } from '@jindu/domain/errors'
import type { PaymentOrder, SignedTransaction } from './chain-signer.ts'

/** A transaction decoded from its bytes. */
export interface ReadTransaction {
  readonly txid: string
  readonly inputs: SignedTransaction['inputs']
  /** Each output's script in hex. */
  readonly outputs: readonly { readonly script: string; readonly units: bigint }[]
}

interface Scripts {
  readonly payment: string
  readonly change: string
}

const refuse = (wrong: string): never => fail('PAYOUT_NOT_SIGNED', { wrong })

const name = (each: { txid: string; outputIndex: number }) => `${each.txid}:${each.outputIndex}`

/**
 * Compares a signed transaction with its order, before anything is stored.
 * @param scripts of the order's two addresses, in hex
 * @param most the maximum fee, smallest units
 * @throws DomainError PAYOUT_NOT_SIGNED (wrong)
 */
export function checkSigned(
  raw: string,
  { txid, inputs, outputs }: ReadTransaction,
  order: PaymentOrder,
  scripts: Scripts,
  most: bigint,
): SignedTransaction {
  const spent = new Set(inputs.map(name))
  if (spent.size !== inputs.length || spent.size !== order.inputs.length) refuse('inputs')
  if (!order.inputs.every((coin) => spent.has(name(coin)))) refuse('inputs')
  const payment = outputs.findIndex((each) => each.script === scripts.payment && each.units === order.units)
  if (payment === -1) refuse('payment')
  const others = outputs.flatMap((each, outputIndex) => (outputIndex === payment ? [] : [{ ...each, outputIndex }]))
  if (others.length > 1 || others.some((each) => each.script !== scripts.change)) refuse('outputs')
  const change = others[0] ?? null
  if (change !== null && change.units < order.dustUnits) refuse('dust')
  const total = order.inputs.reduce((sum, coin) => sum + coin.units, 0n)
  const feeUnits = total - order.units - (change?.units ?? 0n)
  if (feeUnits < 0n || feeUnits > most) refuse('fee')
  return {
    txid,
    raw,
    inputs,
    feeUnits,
    change: change === null ? null : { outputIndex: change.outputIndex, units: change.units },
  }
}

// Generous sizes of one input, and of everything else in a payment.
const BYTES_PER_INPUT = 148n
const BYTES_BESIDES = 120n

/**
 * The maximum fee of a payment with this many inputs, excluding dust that goes to the fee.
 * @param feeRate units per thousand virtual bytes
 */
export function feeOf(inputs: number, feeRate: bigint): bigint {
  return ((BYTES_BESIDES + BYTES_PER_INPUT * BigInt(inputs)) * feeRate + 999n) / 1000n
}

/** Nodes drop change that costs more to spend than it is worth: up to this multiple of the dust limit. */
const CHANGE_DROPPED_BELOW_DUSTS = 4n

/** The maximum fee of an order. A higher fee means that the node and we calculate differently. */
export function greatestFee({ inputs, feeRate, dustUnits }: PaymentOrder): bigint {
  return feeOf(inputs.length, feeRate) * 2n + dustUnits * CHANGE_DROPPED_BELOW_DUSTS
}
