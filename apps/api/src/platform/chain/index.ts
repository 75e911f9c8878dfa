export type { ChainChanges, ChainGateway, ChainGateways, ChainPayment, ChainReceipt } from './gateway.ts'
export type { NodeAddress } from './json-rpc.ts'
export { createNodeGateway } from './node-gateway.ts'
export { createSimulatedChain, isSimulated, type SimulatedChain } from './simulated-chain.ts'
