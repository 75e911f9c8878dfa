import { idField, keysetInput, keysetOutput, staffNickNameField, staffReasonField, uidField } from '@jindu/domain/input'
import { STAFF_ROLES } from '@jindu/domain/accounts/staff'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../../trpc/init.ts'
import { appointMember, confirmAppointment, dismissMember, withdrawAppointment } from './change-member.ts'
import { rules } from '@jindu/domain/rules'
import { pairOutput, secondEyes } from './second-eyes.ts'
import { listMembers, listRoleProposals, memberRow, roleProposal } from './read-members.ts'

const done = z.object({ done: z.literal(true) })
const DONE = { done: true } as const

export const membersRouter = router({
  list: permittedProcedure('staff.manage')
    .meta({
      summary: {
        en: 'Who is on the staff, with what role, guarded by what, and when last seen',
        'zh-CN': '全体工作人员：角色、两步验证状态与最近在线',
      },
      scope: null,
    })
    .input(keysetInput())
    .output(
      keysetOutput(memberRow).extend({
        /** Administrators who can act. */
        administrators: z.int(),
        /** Settings of money and roles ask for two administrators now. */
        asksForTwo: z.boolean(),
        /** Another administrator can agree to what the caller proposes. */
        canAgree: z.boolean(),
      }),
    )
    .query(({ ctx, input }) => listMembers(ctx.app, ctx.session, input)),

  proposals: permittedProcedure('staff.manage')
    .meta({
      summary: {
        en: 'Roles that wait for a second administrator, the latest first',
        'zh-CN': '待另一位管理员同意的任命，最新在前',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(roleProposal) }))
    .query(async ({ ctx }) => ({ data: await listRoleProposals(ctx.app) })),

  appoint: confirmedProcedure('staff.manage')
    .meta({
      summary: {
        en: 'Give somebody a role on the staff, or a member another one, with a reason',
        'zh-CN': '任命工作人员或变更其角色，附理由',
      },
      scope: null,
    })
    .input(
      z.object({
        uid: uidField,
        role: z.enum(STAFF_ROLES),
        nickName: staffNickNameField,
        reason: staffReasonField,
      }),
    )
    .output(z.object({ waits: z.boolean() }))
    .mutation(({ ctx, input }) => appointMember(ctx.app, ctx.session, input)),

  confirm: confirmedProcedure('staff.manage')
    .meta({
      summary: { en: 'Agree to a role that another administrator proposed', 'zh-CN': '同意另一位管理员提议的任命' },
      scope: null,
    })
    .input(z.object({ id: idField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmAppointment(ctx.app, { session: ctx.session, caller: ctx }, input.id)
      return DONE
    }),

  withdraw: confirmedProcedure('staff.manage')
    .meta({
      summary: {
        en: 'Take back a role that one proposed, or turn down another’s with a reason',
        'zh-CN': '撤回本人提议的任命，或附理由驳回他人的提议',
      },
      scope: null,
    })
    .input(z.object({ id: idField, reason: staffReasonField.optional() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawAppointment(ctx.app, ctx.session, input)
      return DONE
    }),

  /** Compares the caller with the members whose steps they may agree to. */
  pairs: permittedProcedure('console.open')
    .meta({
      summary: {
        en: 'What the caller has in common with other members of the staff: appointment, device, network',
        'zh-CN': '调用方与其他工作人员的关联：任命关系、设备、网络',
      },
      scope: null,
    })
    .input(z.object({ uids: z.array(uidField).max(rules.staff.rows) }))
    .output(z.object({ data: z.array(pairOutput) }))
    .query(async ({ ctx, input }) => {
      const eyes = await secondEyes(ctx.app, ctx.app.db, { session: ctx.session, caller: ctx })
      return { data: eyes.pairsWith(input.uids) }
    }),

  dismiss: confirmedProcedure('staff.manage')
    .meta({
      summary: { en: 'Take somebody’s role on the staff away, with a reason', 'zh-CN': '撤销工作人员身份，附理由' },
      scope: null,
    })
    .input(z.object({ uid: uidField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await dismissMember(ctx.app, ctx.session, input)
      return DONE
    }),
})
