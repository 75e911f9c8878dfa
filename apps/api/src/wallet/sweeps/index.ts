/** Collecting what lies on users' addresses, the gas for it, and the nonces of all that we send. */
export { collect } from './collect.ts'
export { followNonces } from './follow-nonces.ts'
export { alertLowGas, measureGas, readGasHeld } from './gas.ts'
