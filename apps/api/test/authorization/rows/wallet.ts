import type { FeatureRows } from '../row.ts'

const list = () => ({ page: 1, limit: 10 })
const litecoin = () => ({ currency: 'LTC' })

export const walletRows = {
  'wallet.balances': { access: 'user' },
  'wallet.balancesOf': { access: 'staff:users.balances', input: (world) => ({ uid: world.sellerUid }) },
  'wallet.overview': { access: 'user' },
  'wallet.history': { access: 'user', input: list },
  'wallet.depositAddress': { access: 'user', input: litecoin },
  'wallet.newDepositAddress': { access: 'user', input: litecoin },
  'wallet.depositAddresses': { access: 'user', input: () => ({ ...list(), currency: 'LTC' }) },
  'wallet.deposits': { access: 'user', input: list },
  'wallet.deposit': {
    access: 'user',
    input: () => ({ id: 1 }),
    outcomes: { otherParty: 'DEPOSIT_NOT_FOUND', stranger: 'DEPOSIT_NOT_FOUND', staff: 'DEPOSIT_NOT_FOUND' },
  },
  'wallet.refreshDeposit': { access: 'user', input: litecoin },
} satisfies FeatureRows<'wallet'>

export const sandboxRows = {
  'sandbox.status': { access: 'visitor' },
  'sandbox.faucet': { access: 'user', input: () => ({ currency: 'LTC', amount: '1' }) },
  'sandbox.mine': { access: 'user', input: () => ({ currency: 'LTC', blocks: 1 }) },
  'sandbox.advance': { access: 'user', input: () => ({ seconds: 1 }) },
} satisfies FeatureRows<'sandbox'>
