import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isDomainError } from '@jindu/domain/errors'
import { NodeRefusal, RPC_CODES, type Rpc } from './json-rpc.ts'

/** The states of a node and its wallet. */
export const NODE_STATES = [
  'running',
  'unlocked',
  'locked',
  'noWallet',
  'walletNotLoaded',
  'walletNotNamed',
  'wrongPassword',
  'starting',
  'failing',
  'wrongNetwork',
  'down',
] as const

export type NodeState = (typeof NODE_STATES)[number]

/** States in which payouts can be signed and addresses created. */
export const WORKING_STATES: readonly NodeState[] = ['running', 'unlocked']

/** The timeout is short, so that console pages do not wait for a node. */
const ANSWER_MILLISECONDS = 3_000

const walletInfo = z.object({ unlocked_until: z.string().optional() })

const BY_CODE: ReadonlyMap<number, NodeState> = new Map([
  [RPC_CODES.walletNotFound, 'walletNotLoaded'],
  [RPC_CODES.walletNotSpecified, 'walletNotNamed'],
  [RPC_CODES.noWalletMethods, 'noWallet'],
  [RPC_CODES.inWarmup, 'starting'],
  [RPC_CODES.unauthorised, 'wrongPassword'],
])

function stateOf(error: unknown): NodeState {
  if (isDomainError(error)) return 'down'
  if (!(error instanceof NodeRefusal)) return 'failing'
  // The node uses one code both for "no wallet at all" and for "not the named wallet".
  if (error.code === RPC_CODES.walletNotFound && error.message.startsWith('No wallet')) return 'noWallet'
  return BY_CODE.get(error.code) ?? 'failing'
}

async function ask(rpc: Rpc): Promise<NodeState> {
  try {
    const { unlocked_until: until } = walletInfo.parse(await rpc('getwalletinfo'))
    if (until === undefined) return 'running'
    return until === '0' ? 'locked' : 'unlocked'
  } catch (error) {
    return stateOf(error)
  }
}

/** Reads a node's state; a node that does not answer within seconds is `down`. */
export async function readNodeState(rpc: Rpc): Promise<NodeState> {
  const over = new AbortController()
  const late = sleep(ANSWER_MILLISECONDS, 'down' as const, { signal: over.signal }).catch(() => 'down' as const)
  return Promise.race([ask(rpc), late]).finally(() => over.abort())
}
