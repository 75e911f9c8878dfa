import type { Hex } from 'viem'

/** A hash, an address or bytes with the prefix `0x`, as viem types them. */
export const asHex = (text: string): Hex => `0x${text.replace(/^0x/, '')}`
