import { currencyCodeField } from '@jindu/domain/input'
import { z } from 'zod'
import { moneyOut } from '../../trpc/money-out.ts'
import { WAITING_REASONS, WITHDRAWAL_KINDS } from './tables.ts'
import { WAIT_REASONS } from '../../accounts/accounts/index.ts'

export const recordOutput = z.object({
  id: z.int(),
  currency: currencyCodeField,
  address: z.string(),
  status: z.enum(WITHDRAWAL_KINDS),
  amount: moneyOut,
  fee: moneyOut,
  networkFee: moneyOut.nullable(),
  createdAt: z.int(),
  approvedAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  waitsUntil: z.int().nullable(),
  remark: z.string(),
  tx: z.string(),
  /** The block explorer's page, if there is a transaction and the site configured an explorer. */
  explorerUrl: z.string().nullable(),
  confirmations: z.int(),
  confirmationsNeeded: z.int(),
  mayRevoke: z.boolean(),
})

export const termsOutput = z.object({
  currency: currencyCodeField,
  open: z.boolean(),
  fee: moneyOut,
  minimum: moneyOut,
  leftThisHour: moneyOut.nullable(),
  leftToday: moneyOut.nullable(),
  waitsUntil: z.int().nullable(),
  waitsFor: z.enum(WAIT_REASONS).nullable(),
  /** Since when payouts of the coin are paused, null inside if unknown; null while they run. */
  paused: z.object({ since: z.int().nullable() }).nullable(),
  /** Whether applying requires a second-factor code. */
  asksCode: z.boolean(),
  /** The network that pays out a coin which runs on several. */
  network: z.object({ name: z.string(), standard: z.literal('ERC-20') }).nullable(),
})

export const addressOutput = z.object({
  address: z.string(),
  times: z.int(),
  lastAt: z.int().nullable(),
  /** The label in the user's address book; null if not saved. */
  label: z.string().nullable(),
  /** Until when a new address waits, if the user enabled the wait. */
  waitsUntil: z.int().nullable(),
})

export const bookOutput = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      address: z.string(),
      label: z.string(),
      addedAt: z.int(),
      usableAt: z.int().nullable(),
    }),
  ),
  waits: z.boolean(),
  /** Whether saving an address requires a second-factor code. */
  asksCode: z.boolean(),
})

export const reviewRow = recordOutput.extend({
  uid: z.int(),
  unverified: z.boolean(),
  approvalsNeeded: z.int(),
  approvedByUid: z.int().nullable(),
  waiting: z.enum(WAITING_REASONS).nullable(),
  /** The error text of the last refusal, for finance. */
  waitingDetail: z.string().nullable(),
  /** Since how many blocks the payments' coin is lost; after `needed` blocks the money is returned. */
  lost: z.object({ blocks: z.int(), needed: z.int() }).nullable(),
  signedAt: z.int().nullable(),
  facts: z
    .object({
      registeredAt: z.int(),
      deposits: z.int(),
      deposited: moneyOut,
      lastDepositAt: z.int().nullable(),
      transferredIn: moneyOut,
      addressUsed: z.int(),
      addressOthers: z.array(z.int()),
      applied: z.int(),
      appliedAmount: moneyOut,
      passwordChangedAt: z.int().nullable(),
      /** When the owner's account was frozen. */
      frozenAt: z.int().nullable(),
      /** The owner's debt in this coin. */
      debt: moneyOut,
    })
    .nullable(),
  allowedEvents: z.array(
    z.object({ event: z.enum(['approve', 'reject', 'fail']), allowed: z.boolean(), reason: z.string().nullable() }),
  ),
})
