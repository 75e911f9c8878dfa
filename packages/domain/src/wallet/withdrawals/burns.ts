/** Known burn addresses, as written. */
const KNOWN: ReadonlySet<string> = new Set([
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  '0xdead000000000000000042069420694206942069',
])

/** Twenty equal bytes in a row, which no key hash has. */
const EQUAL_BYTES = /(..)\1{19}/
/** `0x0`, `0x…dead` and Ethereum's precompiled contracts at the lowest addresses. */
const LOW_ETHEREUM = /^0x0{36}[0-9a-f]{4}$/

/**
 * Whether coin sent to an address is lost because nobody can have its key (wallet-and-otc.md §2).
 * @param address in its stored spelling: Ethereum and witness addresses in lower case
 * @param scriptHex the output script or, of Ethereum, the twenty bytes, in lower-case hex
 * @example
 * burns('0x000000000000000000000000000000000000dead', '000000000000000000000000000000000000dead') // true
 * burns('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0014751e76e8199196d454941c45d1b3a323f1433bd6') // false
 */
export function burns(address: string, scriptHex: string): boolean {
  return KNOWN.has(address) || LOW_ETHEREUM.test(address) || EQUAL_BYTES.test(scriptHex)
}
