import type { Ipv6Bits } from '@jindu/domain/rules'
import ipaddr from 'ipaddr.js'

const LONGEST_UNKNOWN = 64
const BITS_A_PART = 16

/** Whether a caller is on this machine; a sandbox exempts such addresses. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/**
 * The network counted as one client: an IPv4 address, or an IPv6 prefix. The default is /64, the smallest that a
 * customer gets.
 */
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
 * The neighbourhood within which one person easily changes addresses: an IPv4 /24, an IPv6 /48. Strangers share it, so
 * use it only where errors cost little.
 */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address, 48)
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? `${network.replace(/\.\d+$/, '.0')}/24` : network
}

/** Whether the client may own wider networks around the address, as with IPv6. */
export const hasWiderNetworks = (address: string): boolean => ipv6Of(address) !== null

/** Null for IPv4, including IPv4-mapped IPv6, and for invalid addresses. */
function ipv6Of(address: string): ipaddr.IPv6 | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed : null
}
