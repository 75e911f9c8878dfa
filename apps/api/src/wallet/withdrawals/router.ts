import {
  bookEntryInput,
  currencyCodeField,
  factorCodeField,
  idField,
  pageInput,
  pageOutput,
  staffReasonField,
  withdrawalAddressField,
  withdrawalInput,
} from '@jindu/domain/input'
import { z } from 'zod'
import {
  moneyProcedure,
  confirmedProcedure,
  permittedProcedure,
  router,
  userProcedure,
  verifiedProcedure,
} from '../../trpc/init.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { listBook, removeAddress, saveAddress, waitForNew } from './address-book.ts'
import { applyForWithdrawal } from './apply.ts'
import { bumpStuck } from './bump.ts'
import { cancelWithdrawal, decideWithdrawal } from './decide.ts'
import { addressOutput, bookOutput, recordOutput, reviewRow, termsOutput } from './output.ts'
import { checkAddress, listWithdrawals, readTerms, RECORD_TABS } from './reads.ts'
import { listForReview, REVIEW_QUEUES, type ReviewQueue } from './review-queue.ts'

const byId = z.object({ id: idField })
const withReason = byId.extend({ reason: staffReasonField })
const ofFinance = permittedProcedure('payouts.manage')
const confirmedFinance = confirmedProcedure('payouts.manage')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const queues = Object.keys(REVIEW_QUEUES) as [ReviewQueue, ...ReviewQueue[]]

export const withdrawalsRouter = router({
  terms: userProcedure
    .meta({
      summary: {
        en: 'Fee, bounds and limits of withdrawals in a currency',
        'zh-CN': '某币种提现的手续费、上下限与额度',
      },
      scope: 'market',
    })
    .input(z.object({ currency: currencyCodeField }))
    .output(termsOutput)
    .query(({ ctx, input }) => readTerms(ctx.app, ctx.session.uid, input.currency)),

  checkAddress: userProcedure
    .meta({
      summary: {
        en: 'An address as it will be paid, and how often the account has used it',
        'zh-CN': '校验提现地址，并返回此前使用的次数',
      },
      scope: 'withdraw',
    })
    .input(z.object({ currency: currencyCodeField, address: withdrawalAddressField }))
    .output(addressOutput)
    .query(({ ctx, input }) => checkAddress(ctx.app, ctx.session.uid, input.currency, input.address)),

  book: userProcedure
    .meta({ summary: { en: 'The address book of a currency', 'zh-CN': '某币种的地址簿' }, scope: 'own' })
    .input(z.object({ currency: currencyCodeField }))
    .output(bookOutput)
    .query(({ ctx, input }) => listBook(ctx.app, ctx.session.uid, input.currency)),

  saveAddress: userProcedure
    .meta({ summary: { en: 'Put an address into the address book', 'zh-CN': '将地址存入地址簿' }, scope: null })
    .input(bookEntryInput)
    .output(z.object({ address: z.string() }))
    .mutation(({ ctx, input }) => saveAddress(ctx.app, { session: ctx.session, caller: ctx }, input)),

  removeAddress: userProcedure
    .meta({ summary: { en: 'Take an address out of the address book', 'zh-CN': '从地址簿移除地址' }, scope: null })
    .input(byId)
    .mutation(({ ctx, input }) => removeAddress(ctx.app, { session: ctx.session, caller: ctx }, input.id)),

  waitForNew: verifiedProcedure
    .meta({
      summary: {
        en: 'Let withdrawals to new addresses wait, or not; switching it off makes all wait for a time',
        'zh-CN': '是否让向新地址的提现延时；关闭后，所有提现须先等待一段时间',
      },
      scope: null,
    })
    .input(z.object({ waits: z.boolean(), otp: factorCodeField.optional() }))
    .mutation(({ ctx, input: { waits, otp } }) =>
      waitForNew(ctx.app, { session: ctx.session, caller: ctx }, waits, otp),
    ),

  /** A code, where there is a second factor, is always asked for. The pay password beside address and amount vouches for exactly these; without it finance reviews. */
  request: verifiedProcedure
    .meta({ summary: { en: 'Ask for a withdrawal', 'zh-CN': '申请提现' }, scope: 'withdraw' })
    .meta({ counts: ['withdrawals'] })
    .input(withdrawalInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => applyForWithdrawal(ctx.app, { session: ctx.session, caller: ctx }, input)),

  cancel: moneyProcedure
    .meta({
      summary: { en: 'Cancel one’s own withdrawal while it is in review', 'zh-CN': '撤销本人仍在审核中的提现' },
      scope: 'withdraw',
    })
    .input(byId)
    .mutation(({ ctx, input }) => cancelWithdrawal(ctx.app, ctx.session.uid, input.id)),

  list: userProcedure
    .meta({ summary: { en: 'One’s own withdrawals', 'zh-CN': '本人的提现记录' }, scope: 'own' })
    .input(
      pageInput('withdrawals')
        .extend({
          currency: currencyCodeField.optional(),
          tab: z.enum(RECORD_TABS).optional(),
        })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(pageOutput(recordOutput))
    .query(({ ctx, input }) => listWithdrawals(ctx.app, ctx.session.uid, input)),

  queue: ofFinance
    .meta({ summary: { en: 'Withdrawals that wait for finance', 'zh-CN': '等待财务处理的提现' }, scope: null })
    .input(pageInput('withdrawals').extend({ queue: z.enum(queues), currency: currencyCodeField.optional() }))
    .output(pageOutput(reviewRow))
    .query(({ ctx, input }) => listForReview(ctx.app, ctx.session, input)),

  approve: confirmedFinance
    .meta({ summary: { en: 'Approve a withdrawal', 'zh-CN': '通过提现' }, scope: null })
    .input(byId)
    .mutation(({ ctx, input }) =>
      decideWithdrawal(ctx.app, { session: ctx.session, caller: ctx }, input.id, { kind: 'approve' }),
    ),

  reject: confirmedFinance
    .meta({
      summary: { en: 'Reject a withdrawal with a reason; the money goes back', 'zh-CN': '拒绝提现，附理由，资金退回' },
      scope: null,
    })
    .input(withReason)
    .mutation(({ ctx, input: { id, reason } }) =>
      decideWithdrawal(ctx.app, { session: ctx.session, caller: ctx }, id, { kind: 'reject', remark: reason }),
    ),

  /** Fails an approved withdrawal that was never signed. */
  fail: confirmedFinance
    .meta({
      summary: {
        en: 'Give up an approved withdrawal that was never signed; the money goes back',
        'zh-CN': '放弃已通过但从未签名的提现，资金退回',
      },
      scope: null,
    })
    .input(withReason)
    .mutation(({ ctx, input: { id, reason } }) =>
      decideWithdrawal(ctx.app, { session: ctx.session, caller: ctx }, id, { kind: 'fail', remark: reason }),
    ),

  bump: confirmedFinance
    .meta({
      summary: {
        en: 'Pay the network more for a payment that no block takes',
        'zh-CN': '为迟迟未被打包的付款提高矿工费',
      },
      scope: null,
    })
    .input(byId)
    .mutation(({ ctx, input }) => bumpStuck(ctx.app, ctx.session, input.id)),
})
