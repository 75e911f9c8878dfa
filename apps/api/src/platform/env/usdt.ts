import { evmNetwork } from '@jindu/domain/wallet/evm'
import { z } from 'zod'
import type { EvmConfig } from '../chain/evm/config.ts'

const MOST_NODES = 4

const url = z.url({ protocol: /^https?$/ })

/** Addresses of nodes, separated by commas. */
const rpcUrls = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(url).min(1).max(MOST_NODES))

/** The variables of USDT on a real chain. */
export const usdtVariables = {
  USDT_RPC_URL: rpcUrls.optional(),
  USDT_CHAIN_ID: z.coerce.number().int().positive().optional(),
  USDT_CONTRACT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  USDT_SEED: z
    .string()
    .regex(/^[a-z]+(?: [a-z]+){11,23}$/)
    .optional(),
  USDT_CHAIN_NAME: z
    .string()
    .regex(/^[\w .-]{2,40}$/)
    .optional(),
  USDT_GAS_COIN: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
}

export const USDT_EXPECTED = {
  USDT_RPC_URL:
    'the address of an Ethereum node, such as http://host:8545; further ones, after commas, must agree with it on each deposit',
  USDT_CHAIN_ID:
    'the number of the network (EIP-155), such as 1 for Ethereum, 56 for BNB Chain, 137 for Polygon, 42161 for Arbitrum One',
  USDT_CONTRACT: 'the address of the ERC-20 contract of USDT; known for Ethereum, BNB Chain, Polygon and Arbitrum One',
  USDT_SEED: 'a BIP-39 phrase of 12 to 24 words, from which every address of USDT comes',
  USDT_CHAIN_NAME: 'the name of the network as users know it, such as Ethereum',
  USDT_GAS_COIN: 'the coin that pays for gas, such as ETH',
} as const

type UsdtName = keyof typeof usdtVariables
type Given = { readonly [Name in UsdtName]?: z.output<(typeof usdtVariables)[Name]> }

const lacks = (name: UsdtName): string =>
  `${name} is missing. USDT_RPC_URL needs it; it must be ${USDT_EXPECTED[name]}.`

/** Error messages for the variables that USDT_RPC_URL requires and that are missing. */
export function usdtProblems(v: Given): string[] {
  if (v.USDT_RPC_URL === undefined) return []
  const network = evmNetwork(v.USDT_CHAIN_ID ?? 0)
  return [
    ...(v.USDT_CHAIN_ID === undefined ? [lacks('USDT_CHAIN_ID')] : []),
    ...(v.USDT_SEED === undefined ? [lacks('USDT_SEED')] : []),
    ...(v.USDT_CONTRACT === undefined && network?.token == null ? [lacks('USDT_CONTRACT')] : []),
    ...(v.USDT_CHAIN_NAME === undefined && network === null ? [lacks('USDT_CHAIN_NAME')] : []),
    ...(v.USDT_GAS_COIN === undefined && network === null ? [lacks('USDT_GAS_COIN')] : []),
  ]
}

/** Null where no node is named. */
export function usdtOf(v: Given): EvmConfig | null {
  const { USDT_RPC_URL: urls, USDT_CHAIN_ID: chainId = 0 } = v
  const network = evmNetwork(chainId)
  const token = v.USDT_CONTRACT ?? network?.token ?? ''
  if (urls === undefined) return null
  return {
    rpcUrls: urls,
    chainId,
    name: v.USDT_CHAIN_NAME ?? network?.name ?? '',
    gasCoin: v.USDT_GAS_COIN ?? network?.gasCoin ?? '',
    token: `0x${token.slice(2)}`,
    seed: v.USDT_SEED ?? null,
  }
}
