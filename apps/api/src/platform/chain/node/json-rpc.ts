import { fail } from '@jindu/domain/errors'
import { z } from 'zod'

export interface NodeAddress {
  /** http://host:port/ or http://host:port/wallet/name */
  readonly url: string
  readonly user: string
  readonly password: string
}

/** A refusal by the node itself, with its own code. */
export class NodeRefusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'NodeRefusal'
    this.code = code
  }
}

/** A block, a transaction or an address that the node does not know. */
export const RPC_NOT_FOUND = -5

/** Whether the node itself refused with this code. */
export const isRefusal = (error: unknown, code: number): error is NodeRefusal =>
  error instanceof NodeRefusal && error.code === code

/** Error codes for problems of the wallet; a refused password has no code of the node. */
export const RPC_CODES = {
  walletError: -4,
  walletLocked: -13,
  walletNotFound: -18,
  walletNotSpecified: -19,
  inWarmup: -28,
  noWalletMethods: -32_601,
  unauthorised: 401,
} as const

/** Treated as if the node were unreachable: the wallet is unusable until its operator acts. */
const UNUSABLE: readonly number[] = [
  RPC_CODES.walletNotFound,
  RPC_CODES.walletNotSpecified,
  RPC_CODES.inWarmup,
  RPC_CODES.noWalletMethods,
  RPC_CODES.unauthorised,
]

const REQUEST_MILLISECONDS = 20_000
/** For calls that read the whole chain state. */
export const SCAN_MILLISECONDS = 290_000

const answer = z.object({
  result: z.unknown(),
  error: z.object({ code: z.string(), message: z.string() }).nullable().optional(),
})

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of `parse` lacks the reviver's third argument
const parseWith = JSON.parse as (text: string, reviver: SourceReviver) => unknown

/** Numbers come as the text they were written in: amounts never become floating point. */
function parseExact(text: string): unknown {
  return parseWith(text, (_, value, { source }) => (typeof value === 'number' ? (source ?? String(value)) : value))
}

export type Rpc = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/**
 * Bitcoin Core's JSON-RPC over HTTP. Numbers in results are texts.
 * @throws NodeRefusal when the node refuses, CHAIN_UNAVAILABLE when it does not answer or has no wallet that can be asked
 */
export function createRpc(node: NodeAddress, milliseconds = REQUEST_MILLISECONDS): Rpc {
  const rpc = createPlainRpc(node, milliseconds)
  return async (method, ...params) => {
    try {
      return await rpc(method, ...params)
    } catch (error) {
      if (error instanceof NodeRefusal && UNUSABLE.includes(error.code)) return fail('CHAIN_UNAVAILABLE', { method })
      throw error
    }
  }
}

/** The same, but with the node's original errors, for diagnosis. */
export function createPlainRpc(node: NodeAddress, milliseconds = REQUEST_MILLISECONDS): Rpc {
  const authorization = `Basic ${Buffer.from(`${node.user}:${node.password}`).toString('base64')}`
  return async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '1.0', id: method, method, params })
    const signal = AbortSignal.timeout(milliseconds)
    let text: string
    let status: number
    try {
      const response = await fetch(node.url, { method: 'POST', headers: { authorization }, body, signal })
      text = await response.text()
      status = response.status
    } catch {
      return fail('CHAIN_UNAVAILABLE', { method })
    }
    if (status === RPC_CODES.unauthorised) throw new NodeRefusal(status, 'the user or the password is wrong')
    const parsed = answer.safeParse(text.startsWith('{') ? parseExact(text) : null)
    if (!parsed.success) return fail('CHAIN_UNAVAILABLE', { method })
    const { error, result } = parsed.data
    if (error != null) throw new NodeRefusal(Number(error.code), error.message)
    return result
  }
}
