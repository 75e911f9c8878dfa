export { NETWORKS, type Network } from './networks.ts'
export { keyAddress, parseAddress, type ParsedAddress } from './parse-address.ts'
