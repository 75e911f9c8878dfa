import { currencyCodeField, idField, pageInput, pageOutput, uidField } from '@jindu/domain/input'
import { HISTORY_KINDS, REFERENCE_KINDS } from '@jindu/domain/ledger'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { WAIT_REASONS } from '../../accounts/accounts/index.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import { permittedProcedure, router, userProcedure } from '../../trpc/init.ts'
import { coinOut, entryKind, moneyOut, usdOut } from '../../trpc/money-out.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { readHoldings } from './balances.ts'
import { currentDepositAddress, listDepositAddresses, newDepositAddress } from './deposit-address.ts'
import { listDeposits, readDeposit } from './deposit-reads.ts'
import { readHistory, readHistoryExport } from './history.ts'
import { readWalletOverview } from './overview.ts'
import { readWaits } from './read-waits.ts'
import { refreshDeposits } from './refresh-deposits.ts'

const balancesOutput = z.object({
  data: z.array(
    z.object({
      currency: currencyCodeField,
      fund: moneyOut,
      otc: moneyOut,
      /** Coin in open orders of both markets, as buyer or seller. */
      escrow: moneyOut,
      /** Debt from a reversed deposit that was already spent; the next deposits pay it first. */
      debt: moneyOut,
      /** Fund and OTC balances at the current rate, rounded down; null without a rate. */
      worth: usdOut.nullable(),
      /** The share of the total value of all coins, rounded down; null if the total is zero or unknown. */
      shareBasisPoints: z.int().nullable(),
    }),
  ),
})
balancesOutput.register(z.globalRegistry, { id: 'Balances' })
const ofCurrency = z.object({ currency: currencyCodeField })
/** The network of a coin that runs on several, and the smallest deposit that is credited there. */
const networkOut = z.object({ name: z.string(), standard: z.literal('ERC-20'), smallest: moneyOut })
const addressAnswer = z.object({
  currency: currencyCodeField,
  address: z.string(),
  confirmationsNeeded: z.int(),
  /** The coin's node was not read for minutes: payments are detected once it is back. */
  paused: z.boolean(),
  network: networkOut.nullable(),
})
addressAnswer.register(z.globalRegistry, { id: 'DepositAddress', description: 'Where deposits of a coin go' })

const depositRow = z.object({
  id: z.int(),
  currency: currencyCodeField,
  address: z.string(),
  txid: z.string(),
  /** The block explorer's page, if the site configured an explorer. */
  explorerUrl: z.string().nullable(),
  amount: moneyOut,
  confirmations: z.int(),
  confirmationsNeeded: z.int(),
  /** Whether the chain takes it back no more; it is credited once it is and has its confirmations. */
  settled: z.boolean(),
  /** Smaller than what is credited on its network. */
  tooSmall: z.boolean(),
  status: z.enum(['unconfirmed', 'credited', 'orphaned']),
  createdAt: z.int(),
  creditedAt: z.int().nullable(),
})
depositRow.register(z.globalRegistry, { id: 'Deposit' })

const historyFilter = {
  currency: currencyCodeField.optional(),
  balance: z.enum(['fund', 'otc']).optional(),
  kind: z.enum(HISTORY_KINDS).optional(),
}

const historyRow = z.object({
  id: z.int(),
  at: z.int(),
  currency: currencyCodeField,
  balance: z.enum(['fund', 'otc']),
  guide: z.enum(['in', 'out']),
  kind: entryKind,
  amount: moneyOut,
  before: moneyOut,
  after: moneyOut,
  reference: z.object({ kind: z.enum(REFERENCE_KINDS), id: z.int() }).nullable(),
  /** The other party of the order or transfer; null if there is none. */
  otherUid: z.int().nullable(),
})
historyRow.register(z.globalRegistry, { id: 'WalletLine' })

const exportedRow = historyRow.extend({
  /** Value at the market price of the time; null if none is stored. */
  worth: usdOut.nullable(),
  /** Where a deposit came in, or a withdrawal went. */
  address: z.string().nullable(),
  txid: z.string().nullable(),
})
exportedRow.register(z.globalRegistry, { id: 'ExportedWalletLine' })

export const walletRouter = router({
  balances: userProcedure
    .meta({
      summary: {
        en: 'Of every currency the balances of the account, what escrow holds, what is owed, and worth and share',
        'zh-CN': '账号各币种的资金余额与承兑余额',
      },
      scope: 'own',
    })
    .input(z.object({}).optional())
    .output(balancesOutput)
    .query(async ({ ctx }) => ({ data: await readHoldings(ctx.app, ctx.session.uid) })),

  /** Another account's balances, for staff. */
  balancesOf: permittedProcedure('users.balances')
    .meta({
      summary: { en: 'The balances of another account, for staff', 'zh-CN': '其他账号的余额，供工作人员查看' },
      scope: null,
    })
    .input(z.object({ uid: uidField }))
    .output(balancesOutput)
    .query(async ({ ctx: { app, session }, input: { uid } }) => {
      if (uid !== session.uid) await recordStaffRead(app, session.uid, { kind: 'account', id: uid })
      return { data: await readHoldings(app, uid) }
    }),

  waits: userProcedure
    .meta({
      summary: {
        en: 'What a changed password, second factor or device makes wait, until when and why',
        'zh-CN': '因密码、两步验证或登录设备变更而需等待的项目、原因与截止时间',
      },
      scope: 'own',
    })
    .input(z.object({}).optional())
    .output(
      z.object({
        /** The account's own wait; null without one. */
        wait: z
          .object({
            until: z.int(),
            reason: z.enum(WAIT_REASONS),
            /** Most that may be spent on goods during the wait; null if the wait does not hold trade. */
            spendsUpTo: usdOut.nullable(),
          })
          .nullable(),
        /** Coin that came from accounts that waited, of each coin: it cannot leave before. */
        received: z.array(z.object({ amount: coinOut, until: z.int() })),
      }),
    )
    .query(({ ctx }) => readWaits(ctx.app, ctx.session.uid)),

  overview: userProcedure
    .meta({
      summary: {
        en: 'The wallet at a glance: own money, escrow, open orders and what comes next',
        'zh-CN': '钱包概览：自有资金、托管、进行中的订单与后续到期',
      },
      scope: 'own',
    })
    .input(z.object({}).optional())
    .output(
      z.object({
        /**
         * Own money in dollars at current rates: spendable, and locked in own sell offers; null while a coin has no
         * rate.
         */
        yours: moneyOut.nullable(),
        /** Fund and fiat balances of all coins. */
        spendable: usdOut.nullable(),
        /** Coin locked in own sell offers that nobody has taken. */
        inOffers: usdOut.nullable(),
        /** Whether there is any spendable coin, whatever its value. */
        hasCoin: z.boolean(),
        inEscrow: moneyOut,
        /** Open orders of both markets. */
        openOrders: z.int(),
        /** Open orders of the fiat market. */
        openFiat: z.int(),
        /** Open orders in which the reader is the buyer of goods. */
        openBought: z.int(),
        /** Whether the reader ever bought goods, whatever the outcome. */
        everBought: z.boolean(),
        next: z
          .object({ orderId: z.int(), role: z.enum(['buyer', 'seller']), title: z.string(), at: z.int() })
          .nullable(),
        /** The open fiat order with the earliest deadline; `at` is null while its clock is stopped. */
        nextTrade: z
          .object({
            orderId: z.int(),
            offerId: z.int(),
            role: z.enum(['buyer', 'seller']),
            progress: z.enum(['awaitingPayment', 'awaitingRelease', 'held', 'complaint', 'ended']),
            at: z.int().nullable(),
          })
          .nullable(),
      }),
    )
    .query(({ ctx }) => readWalletOverview(ctx.app, ctx.session.uid)),

  history: userProcedure
    .meta({
      summary: { en: 'Every line that moved a balance, the latest first', 'zh-CN': '全部资金流水，最新在前' },
      scope: 'own',
    })
    .input(pageInput('walletHistory').extend(historyFilter).extend(spanFields).refine(isSpan, NO_SPAN))
    .output(pageOutput(historyRow))
    .query(({ ctx, input }) => readHistory(ctx.app, ctx.session.uid, input)),

  /** The same postings in one answer for a file, latest first, up to the row limit. */
  historyExport: userProcedure
    .meta({
      summary: { en: 'The same lines in one piece for a file, as many as fit', 'zh-CN': '导出资金流水，一次尽可能多' },
      scope: 'own',
    })
    .meta({ counts: ['exports'] })
    .input(z.object(historyFilter).extend(spanFields).refine(isSpan, NO_SPAN))
    .output(pageOutput(exportedRow))
    .query(({ ctx, input }) => readHistoryExport(ctx.app, ctx.session.uid, input)),

  depositAddress: userProcedure
    .meta({
      summary: { en: 'The address that deposits of a currency go to now', 'zh-CN': '某币种当前的充值地址' },
      scope: 'own',
    })
    .input(ofCurrency)
    .output(addressAnswer)
    .query(({ ctx, input }) => currentDepositAddress(ctx.app, ctx.session.uid, input.currency)),

  newDepositAddress: userProcedure
    .meta({
      summary: { en: 'Make a new deposit address; older ones stay good', 'zh-CN': '生成新的充值地址，旧地址仍有效' },
      scope: 'trade',
    })
    .meta({ counts: ['depositAddresses'] })
    .input(ofCurrency)
    .output(addressAnswer)
    .mutation(({ ctx, input }) => newDepositAddress(ctx.app, ctx.session.uid, input.currency)),

  depositAddresses: userProcedure
    .meta({
      summary: {
        en: 'Every deposit address of a currency with what it received',
        'zh-CN': '某币种的全部充值地址及各自到账金额',
      },
      scope: 'own',
    })
    .input(pageInput('deposits').extend({ currency: currencyCodeField }))
    .output(
      pageOutput(
        z.object({ id: z.int(), address: z.string(), received: moneyOut, createdAt: z.int(), current: z.boolean() }),
      ),
    )
    .query(({ ctx, input }) => listDepositAddresses(ctx.app, ctx.session.uid, input)),

  deposits: userProcedure
    .meta({ summary: { en: 'Deposits and their confirmations', 'zh-CN': '充值记录与确认数' }, scope: 'own' })
    .input(
      pageInput('deposits')
        .extend({
          currency: currencyCodeField.optional(),
          address: z.string().max(rules.wallet.withdrawal.maximumAddressCharacters).optional(),
        })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(pageOutput(depositRow))
    .query(({ ctx, input }) => listDeposits(ctx.app, ctx.session.uid, input)),

  deposit: userProcedure
    .meta({ summary: { en: 'One deposit with its confirmations', 'zh-CN': '单笔充值与确认数' }, scope: 'own' })
    .input(z.object({ id: idField }))
    .output(depositRow)
    .query(({ ctx, input }) => readDeposit(ctx.app, ctx.session.uid, input.id)),

  refreshDeposit: userProcedure
    .meta({
      summary: { en: 'Look at the chain now instead of waiting for the next look', 'zh-CN': '立即查询链上状态' },
      scope: 'trade',
    })
    .meta({ counts: ['chainReads'] })
    .input(ofCurrency.extend({ id: idField.optional() }))
    .output(z.object({ credited: z.int() }))
    .mutation(({ ctx, input }) => refreshDeposits(ctx.app, input.currency)),
})
