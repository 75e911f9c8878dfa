import { createHash, pbkdf2Sync } from 'node:crypto'
import { english, HDKey, hdKeyToAccount, type HDAccount } from 'viem/accounts'

const BITS_A_WORD = 11
const BITS_A_CHECK = 33

/** BIP-39: the last bits of a phrase are a checksum of the others, so that a word typed wrong is seen before coin is sent to a key that nobody has. */
export function isSeedPhrase(phrase: string): boolean {
  const words = phrase.split(' ')
  const indexes = words.map((word) => english.indexOf(word))
  if (![12, 15, 18, 21, 24].includes(words.length) || indexes.includes(-1)) return false
  const bits = indexes.map((index) => index.toString(2).padStart(BITS_A_WORD, '0')).join('')
  const checkBits = bits.length / BITS_A_CHECK
  const entropy = (bits.slice(0, -checkBits).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const [first = 0] = createHash('sha256').update(Uint8Array.from(entropy)).digest()
  return first.toString(2).padStart(8, '0').slice(0, checkBits) === bits.slice(-checkBits)
}

/** The keys that come from one seed: wallets find them under the same paths. */
export interface SeedAccounts {
  /** Pays withdrawals and gas: `m/44'/60'/1'/0/0`, apart from users' addresses. */
  readonly hot: HDAccount
  /** A user's address: `m/44'/60'/0'/0/index`. */
  user(index: number): HDAccount
}

const SEED_BYTES = 64
const SEED_ROUNDS = 2_048

/** @throws Error for what is no BIP-39 phrase */
export function accountsOf(phrase: string): SeedAccounts {
  if (!isSeedPhrase(phrase)) throw new Error('USDT_SEED is no BIP-39 phrase: a word is wrong, or one is missing.')
  const root = HDKey.fromMasterSeed(pbkdf2Sync(phrase, 'mnemonic', SEED_ROUNDS, SEED_BYTES, 'sha512'))
  return {
    hot: hdKeyToAccount(root, { accountIndex: 1 }),
    user: (addressIndex) => hdKeyToAccount(root, { addressIndex }),
  }
}
