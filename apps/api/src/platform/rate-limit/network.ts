import type { Ipv6Bits } from '@jindu/domain/rules'
import ipaddr from 'ipaddr.js'

const LONGEST_UNKNOWN = 64
const BITS_A_PART = 16

/** Whether a caller sits on this machine; such addresses are spared in the sandbox. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** Who is counted as one: an IPv4 address, or of an IPv6 address so many bits; the /64 is what one customer has at least. */
export function networkOf(address: string, ipv6Bits: Ipv6Bits = 64): string {
  const parsed = ipv6Of(address)
  if (parsed === null)
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address.slice(0, LONGEST_UNKNOWN)
  const whole = Math.floor(ipv6Bits / BITS_A_PART)
  const rest = ipv6Bits % BITS_A_PART
  const parts = parsed.parts.slice(0, whole)
  const last = parsed.parts[whole]
  if (rest > 0 && last !== undefined) parts.push(last - (last % 2 ** (BITS_A_PART - rest)))
  return `${parts.map((part) => part.toString(16)).join(':')}::/${ipv6Bits}`
}

/**
 * The network around an address that one person moves in without effort: an IPv4 /24, an IPv6 /48. Neighbours share it, so that it decides
 * only where a mistake costs little.
 */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address, 48)
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? `${network.replace(/\.\d+$/, '.0')}/24` : network
}

/** Whether wider networks around an address may belong to the same customer. */
export const hasWiderNetworks = (address: string): boolean => ipv6Of(address) !== null

/** Null for IPv4, also where it is written as IPv6, and for what is no address. */
function ipv6Of(address: string): ipaddr.IPv6 | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed : null
}
