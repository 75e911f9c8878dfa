import { fail } from '@jindu/domain/errors'
import { evmNetworkName } from '@jindu/domain/wallet/evm'
import { readPaymentRequest } from '@jindu/domain/wallet/withdrawals'
import { getAddress, isAddressEqual } from 'viem'
import { parseAddress, type ParsedAddress } from '../address/index.ts'
import type { EvmConfig } from './config.ts'

/**
 * Reads an address of the token's network as wallets copy it: of one case, or with the capitals of EIP-55, which then must be right; or
 * a request that names the network (EIP-681).
 * @returns it in checksum form
 * @throws DomainError as `parseAddress`; WITHDRAWAL_ADDRESS_BURNS for the token's own contract, which gives nothing back
 */
export function parseEvmAddress({ chainId, token }: EvmConfig, text: string): ParsedAddress {
  const asked = readPaymentRequest(text)?.chainId ?? chainId
  if (asked !== chainId) fail('WITHDRAWAL_ADDRESS_NETWORK', { network: evmNetworkName(asked), currency: 'USDT' })
  const { address, script } = parseAddress('USDT', null, text)
  const checked = getAddress(address)
  return isAddressEqual(checked, token) ? fail('WITHDRAWAL_ADDRESS_BURNS') : { address: checked, script }
}
