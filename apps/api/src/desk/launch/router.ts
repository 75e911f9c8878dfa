import { LAUNCH_CHECK_NAMES, MARKED_BY_HAND } from '@jindu/domain/desk/launch'
import { currencyCodeField, mailAddressField } from '@jindu/domain/input'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { markCheck } from './mark-check.ts'
import { readLaunch } from './read-launch.ts'
import { sendTestMail } from './send-test-mail.ts'

const done = z.object({ done: z.literal(true) })

const launchRow = z.object({
  check: z.enum(LAUNCH_CHECK_NAMES).describe('What is checked'),
  byHand: z.boolean().describe('Whether an administrator marks it, because the site cannot see it'),
  done: z.boolean().describe('Whether it holds now'),
  missing: z.array(currencyCodeField).describe('The coins for which it does not hold'),
  open: z.int().describe('How many texts or members of the staff it misses'),
  markedBy: z.int().nullable().describe('The administrator who marked it'),
  markedAt: z.int().nullable().describe('When it was marked'),
})

export const launchRouter = router({
  checks: permittedProcedure('settings.change')
    .meta({
      summary: {
        en: 'What an operator checks before the site opens, and what of it holds now',
        'zh-CN': '开站前的检查项及其当前状态',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(launchRow), mailSetUp: z.boolean().describe('Whether a mail server is named') }))
    .query(({ ctx }) => readLaunch(ctx.app)),

  mark: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Mark a check that the site cannot see as done, or take the mark back',
        'zh-CN': '将需人工确认的检查项标为已完成或未完成',
      },
      scope: null,
    })
    .input(z.object({ check: z.enum(MARKED_BY_HAND), done: z.boolean() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markCheck(ctx.app, ctx.session, input)
      return { done: true as const }
    }),

  sendTestMail: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Send a test mail, and read what the mail server answered',
        'zh-CN': '发送测试邮件并返回邮件服务器的答复',
      },
      scope: null,
      rate: 'money',
    })
    .input(z.object({ to: mailAddressField }))
    .output(z.object({ outcome: z.enum(['sent', 'refused', 'failed']) }))
    .mutation(({ ctx, input }) => sendTestMail(ctx.app, ctx.session, input.to, ctx.locale)),
})
