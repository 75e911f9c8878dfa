export type { AccountChain, Chain, Chains, OutputChain } from './chain.ts'
export { createNodeChain } from './node/node-chain.ts'
export { NODE_STATES, WORKING_STATES } from './node/node-state.ts'
export { ANCHOR_BLOCKS, type ChainReceipt, type Outpoint, type Tip } from './reader/chain-reader.ts'
export type { SignedTransaction } from './signer/chain-signer.ts'
export { SIGNATURE_SCHEMES, verifyMessage } from './message/verify-message.ts'
export { feeOf } from './signer/check-signed.ts'
export { assertOpen, connectedCurrencies, openHere } from './open-currencies.ts'
export { createChainTurns } from './turns.ts'
export { createSimulatedChain, isSimulated, type SimulatedChain } from './simulated/simulated-chain.ts'
export type { SignedCall } from './account/account-gateway.ts'
export {
  callsOf,
  drawNonce,
  endNonce,
  gasCarried,
  gasSpent,
  gasSpoken,
  lastCall,
  nonceGaps,
  noteGas,
  noteGasDeposit,
  openNonces,
  storeCall,
  type CallRow,
  type NonceRow,
  type NonceUse,
} from './account/nonce-rows.ts'
