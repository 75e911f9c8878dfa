import ipaddr from 'ipaddr.js'

const LONGEST_UNKNOWN = 64
const IPV6_BITS = 64
const BITS_A_PART = 16

/** Whether a caller sits on this machine; such addresses are spared in the sandbox. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** Who is counted as one: an IPv4 address, or the /64 of an IPv6 address, which is what one customer is given. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, LONGEST_UNKNOWN)
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const parts = parsed.parts.slice(0, IPV6_BITS / BITS_A_PART).map((part) => part.toString(16))
  return `${parts.join(':')}::/${IPV6_BITS}`
}
