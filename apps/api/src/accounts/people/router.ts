import { pageInput, pageOutput, personNoteField, uidField } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { changePerson } from './change-person.ts'
import { listPeople, readPerson } from './reads.ts'

const personRow = z.object({ uid: z.int(), blocked: z.boolean(), note: z.string() })
personRow.register(z.globalRegistry, { id: 'Person' })

const ofUid = z.object({ uid: uidField })

/** Other accounts as one keeps them in mind. Nobody else reads it, not even staff. */
export const peopleRouter = router({
  list: userProcedure
    .meta({
      summary: { en: 'Accounts that one blocked or noted', 'zh-CN': '本人屏蔽或备注的账号' },
      scope: 'own',
    })
    .input(pageInput('people').extend({ blocked: z.boolean().optional() }))
    .output(pageOutput(personRow.extend({ changedAt: z.int() })))
    .query(({ ctx, input }) => listPeople(ctx.app, ctx.session.uid, input)),

  info: userProcedure
    .meta({ summary: { en: 'What one keeps about an account', 'zh-CN': '本人对某账号的屏蔽与备注' }, scope: 'own' })
    .input(ofUid)
    .output(personRow)
    .query(({ ctx, input }) => readPerson(ctx.app, ctx.session.uid, input.uid)),

  block: userProcedure
    .meta({
      summary: {
        en: 'Block an account or unblock it: neither sees or takes the other’s offers, nor writes first',
        'zh-CN': '屏蔽或解除屏蔽账号：双方互不可见、不可承兑对方的承兑单，也不能先发消息',
      },
      scope: 'trade',
    })
    .input(ofUid.extend({ blocked: z.boolean() }))
    .output(personRow)
    .mutation(({ ctx, input: { uid, blocked } }) => changePerson(ctx.app, ctx.session.uid, uid, { blocked })),

  note: userProcedure
    .meta({
      summary: {
        en: 'Keep a private note on an account; an empty one is removed',
        'zh-CN': '为账号写私人备注，留空即删除',
      },
      scope: 'trade',
    })
    .input(ofUid.extend({ note: personNoteField }))
    .output(personRow)
    .mutation(({ ctx, input: { uid, note } }) => changePerson(ctx.app, ctx.session.uid, uid, { note })),
})
