import { OUTSIDE } from '../../market/finance.ts'
import type { FeatureRows, Row } from '../row.ts'
import type { World } from '../world.ts'

const list = () => ({ page: 1, limit: 10 })
const litecoin = () => ({ currency: 'LTC' })

export const walletRows = {
  'wallet.balances': { access: 'user' },
  'wallet.balancesOf': { access: 'staff:users.balances', input: (world) => ({ uid: world.sellerUid }) },
  'wallet.overview': { access: 'user' },
  'wallet.waits': { access: 'user' },
  'wallet.history': { access: 'user', input: list },
  'wallet.historyExport': { access: 'user', input: () => ({ currency: 'LTC' }) },
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

const toReview = (): Row => ({
  access: 'staff:payouts.manage',
  input: ({ withdrawalId }) => ({ id: withdrawalId }),
})
const withReason = (): Row => ({
  access: 'staff:payouts.manage',
  input: ({ withdrawalId }) => ({ id: withdrawalId, reason: 'looked at twice and refused' }),
})
const ofCoin = (): Row => ({ access: 'staff:payouts.manage', input: litecoin })
const ofCoinWithReason = (): Row => ({
  access: 'staff:payouts.manage',
  input: () => ({ currency: 'LTC', reason: 'looked at twice and agreed' }),
})

export const withdrawalRows = {
  'withdrawals.terms': { access: 'user', input: litecoin },
  'withdrawals.checkAddress': { access: 'user', input: () => ({ currency: 'LTC', address: OUTSIDE.LTC }) },
  'withdrawals.book': { access: 'user', input: litecoin },
  'withdrawals.saveAddress': {
    access: 'user',
    input: () => ({ currency: 'LTC', address: OUTSIDE.LTC, label: 'Cold storage' }),
  },
  'withdrawals.removeAddress': { access: 'user', input: () => ({ id: 999_999 }) },
  'withdrawals.waitForNew': { access: 'verified', input: () => ({ waits: false }) },
  'withdrawals.request': {
    access: 'verified',
    input: (world) => ({
      address: OUTSIDE.LTC,
      amount: { asset: 'LTC', units: '100000000' },
      idempotencyKey: world.unique('withdrawal-'),
    }),
  },
  'withdrawals.cancel': {
    access: 'user',
    input: ({ withdrawalId }) => ({ id: withdrawalId }),
    outcomes: {
      otherParty: 'WITHDRAWAL_NOT_FOUND',
      stranger: 'WITHDRAWAL_NOT_FOUND',
      staff: 'WITHDRAWAL_NOT_FOUND',
    },
  },
  'withdrawals.list': { access: 'user', input: list },
  'withdrawals.queue': { access: 'staff:payouts.manage', input: () => ({ ...list(), queue: 'review' }) },
  'withdrawals.approve': toReview(),
  'withdrawals.reject': withReason(),
  'withdrawals.fail': withReason(),
  'withdrawals.bump': toReview(),
} satisfies FeatureRows<'withdrawals'>

const ofCoins = (input: (world: World) => object): Row => ({
  access: 'verified',
  input: (world) => ({
    amount: { asset: 'LTC', units: '1' },
    idempotencyKey: world.unique('transfer-'),
    ...input(world),
  }),
})

export const transferRows = {
  'transfers.recipient': {
    access: 'user',
    input: (world) => ({ uid: world.buyerUid }),
    outcomes: { user: 'RECIPIENT_IS_SELF', unverified: 'RECIPIENT_IS_SELF' },
  },
  'transfers.send': {
    ...ofCoins((world) => ({ recipientUid: world.sellerUid })),
    outcomes: { otherParty: 'RECIPIENT_IS_SELF' },
  },
  'transfers.list': { access: 'user', input: list },
  'transfers.move': ofCoins(() => ({ target: 'otc' })),
  'transfers.moves': { access: 'user', input: list },
  'transfers.moveTerms': { access: 'user' },
  'transfers.moveQueue': { access: 'staff:payouts.manage', input: list },
  'transfers.approveMove': { access: 'staff:payouts.manage', input: () => ({ id: 1 }) },
  'transfers.rejectMove': { access: 'staff:payouts.manage', input: () => ({ id: 1, reason: 'looked at twice' }) },
} satisfies FeatureRows<'transfers'>

export const treasuryRows = {
  'treasury.coins': { access: 'staff:payouts.manage' },
  'treasury.topUpAddress': ofCoin(),
  'treasury.stop': ofCoinWithReason(),
  'treasury.askToResume': ofCoinWithReason(),
  'treasury.resume': ofCoin(),
  'treasury.proposeWriteOff': {
    access: 'staff:payouts.manage',
    input: () => ({ coinId: 1, reason: 'looked at twice and agreed' }),
  },
  'treasury.withdrawWriteOff': { access: 'staff:payouts.manage', input: () => ({ coinId: 1 }) },
  'treasury.confirmWriteOff': { access: 'staff:payouts.manage', input: () => ({ coinId: 1 }) },
} satisfies FeatureRows<'treasury'>

export const sandboxRows = {
  'sandbox.status': { access: 'visitor' },
  'sandbox.faucet': { access: 'user', input: () => ({ currency: 'LTC', amount: '1' }) },
  'sandbox.mine': { access: 'user', input: () => ({ currency: 'LTC', blocks: 1 }) },
  'sandbox.advance': { access: 'user', input: () => ({ seconds: 1 }) },
} satisfies FeatureRows<'sandbox'>

export const custodyRows = {
  'custody.wallets': { access: 'staff:payouts.manage' },
  'custody.make': {
    access: 'staff:payouts.manage',
    input: () => ({ amount: { asset: 'LTC', units: '1' }, direction: 'drain' }),
  },
  'custody.submit': { access: 'staff:payouts.manage', input: () => ({ id: 1, signed: 'AA==' }) },
  'custody.agree': { access: 'staff:payouts.manage', input: () => ({ id: 1 }) },
  'custody.withdraw': { access: 'staff:payouts.manage', input: () => ({ id: 1 }) },
} satisfies FeatureRows<'custody'>

export const proofRows = {
  'proofs.snapshots': { access: 'visitor' },
  'proofs.mine': {
    access: 'user',
    // Whoever is logged in reads their own part; the snapshot is unknown.
    input: () => ({ snapshotId: 999_999 }),
    outcomes: {
      user: 'PROOF_NOT_FOUND',
      otherParty: 'PROOF_NOT_FOUND',
      stranger: 'PROOF_NOT_FOUND',
      unverified: 'PROOF_NOT_FOUND',
      staff: 'PROOF_NOT_FOUND',
    },
  },
  'proofs.take': { access: 'staff:payouts.manage' },
  'proofs.reserves': { access: 'visitor' },
  'proofs.waitingReserves': { access: 'staff:payouts.manage' },
  'proofs.addReserve': {
    access: 'staff:payouts.manage',
    input: () => ({ currency: 'LTC', address: 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', signature: 'AA==' }),
    outcomes: { staff: 'RESERVE_SIGNATURE_INVALID' },
  },
  'proofs.withdrawReserve': { access: 'staff:payouts.manage', input: () => ({ id: 1 }) },
  'proofs.publishReserves': { access: 'staff:payouts.manage', input: () => ({ ids: [1] }) },
} satisfies FeatureRows<'proofs'>
