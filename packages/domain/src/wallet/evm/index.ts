/**
 * USDT as an ERC-20 token: the networks, the fees and the nonces of its transactions.
 * @module
 */
export { EVM_NETWORKS, evmNetwork, evmNetworkName, type EvmNetwork } from './networks.ts'
export { tokenToUnits, unitsToToken } from './token-units.ts'
export { firstFees, replacementFees, shortGas, type GasFees, type GasMarket } from './gas-fees.ts'
export {
  NONCE_SIGHTS,
  NONCE_STATES,
  nonceSight,
  nonceStep,
  type NonceFacts,
  type NonceSight,
  type NonceState,
  type NonceStep,
} from './nonce.ts'
