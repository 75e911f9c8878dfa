import { z } from 'zod'
import {
  createPlainRpc,
  createRpc,
  isRefusal,
  NodeRefusal,
  RPC_CODES,
  type NodeAddress,
  type Rpc,
} from '../node/json-rpc.ts'
import { isOwn } from '../reader/node-reader.ts'
import type { ColdKey } from './cold-key.ts'

/** The name of the wallet in the node. */
const WALLET = 'jindu-cold'
/** So many addresses are imported at a time. */
const BATCH = 1_000
const RPC_KEYPOOL_EMPTY = -12

const walletInfo = z.object({
  private_keys_enabled: z.boolean(),
  txcount: z.string(),
  descriptors: z.boolean().optional(),
})
const imported = z.array(z.object({ success: z.boolean(), error: z.object({ message: z.string() }).optional() }))
const derived = z.tuple([z.string()])

/** The node's cold wallet, opened before the first call. */
export interface WatchingRpc {
  call: Rpc
  /** A call that draws an address; more are imported when none is left. */
  address(method: string, ...params: readonly unknown[]): Promise<string>
}

/**
 * Opens the cold wallet of a node: loads or creates it, without private keys, and imports the key into an empty one. Nodes with
 * descriptor wallets look ahead by themselves; older wallets get their addresses in batches.
 * @param node its URL may name the hot wallet
 */
export function watchCold(key: ColdKey, node: NodeAddress): WatchingRpc {
  const bare = createPlainRpc({ ...node, url: new URL('/', node.url).href })
  const address = { ...node, url: new URL(`/wallet/${WALLET}`, node.url).href }
  const plain = createPlainRpc(address)
  const wallet = createRpc(address)
  let opened: Promise<void> | null = null

  const info = async () => walletInfo.parse(await plain('getwalletinfo'))
  const addressAt = async (index: number): Promise<string> =>
    derived.parse(await bare('deriveaddresses', key.receive, [index, index]))[0]
  const holds = async (index: number) => isOwn(await plain('getaddressinfo', await addressAt(index)))

  /** No private keys, blank, no passphrase, addresses may be used again; loaded at each start. */
  const create = (descriptors: boolean) => bare('createwallet', WALLET, true, true, '', false, descriptors, true)

  async function load(): Promise<void> {
    try {
      await info()
    } catch (error) {
      if (!isRefusal(error, RPC_CODES.walletNotFound)) throw error
      const exists = await bare('loadwallet', WALLET).then(
        () => true,
        (missing: unknown) => {
          if (missing instanceof NodeRefusal) return false
          throw missing
        },
      )
      if (exists) return
      await create(true).catch((unable: unknown) => {
        if (!(unable instanceof NodeRefusal && unable.message.includes('sqlite'))) throw unable
        return create(false)
      })
    }
  }

  async function importFrom(index: number): Promise<void> {
    const range = [index, index + BATCH - 1]
    const { descriptors = false } = await info()
    const kind = descriptors ? { active: true } : { watchonly: true, keypool: true }
    const rows = [
      { desc: key.receive, internal: false, range, timestamp: 'now', ...kind },
      { desc: key.change, internal: true, range, timestamp: 'now', ...kind },
    ]
    const answers = imported.parse(await plain(descriptors ? 'importdescriptors' : 'importmulti', rows))
    for (const { success, error } of answers) {
      if (!success) throw new Error(`the node does not take the cold wallet's key: ${error?.message ?? ''}`)
    }
  }

  async function open(): Promise<void> {
    await load()
    const { private_keys_enabled: hasKeys } = await info()
    if (hasKeys) throw new Error(`the node's wallet ${WALLET} may hold private keys`)
    if (await holds(0)) return
    const empty = await plain('getrawchangeaddress').then(
      () => false,
      (error: unknown) => {
        if (error instanceof NodeRefusal) return true
        throw error
      },
    )
    if (!empty) throw new Error(`the node's wallet ${WALLET} holds another key`)
    await importFrom(0)
  }

  async function ready(): Promise<void> {
    opened ??= open()
    try {
      await opened
    } catch (error) {
      opened = null
      throw error
    }
  }

  async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    await ready()
    return wallet(method, ...params)
  }

  return {
    call,

    async address(method, ...params) {
      try {
        return z.string().parse(await call(method, ...params))
      } catch (error) {
        if (!isRefusal(error, RPC_KEYPOOL_EMPTY)) throw error
      }
      let next = 0
      while (await holds(next)) next += BATCH
      await importFrom(next)
      return z.string().parse(await call(method, ...params))
    },
  }
}
