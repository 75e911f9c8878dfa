export type { ChainGateway, ChainGateways, ChainReceipt } from './gateway.ts'
export { createNodeGateway } from './node-gateway.ts'
export { createSimulatedChain, isSimulated, type SimulatedChain } from './simulated-chain.ts'
