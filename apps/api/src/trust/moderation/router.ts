import { idField, pageInput, pageOutput, refuse, reportNoteField, staffReasonField } from '@jindu/domain/input'
import {
  MODERATION_KINDS,
  MODERATION_LISTS,
  REPORT_REASONS,
  REPORTED_KINDS,
  WARNING_KINDS,
} from '@jindu/domain/trust/moderation'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure } from '../../trpc/init.ts'
import { claimItem, releaseItem } from './claim.ts'
import { closeItem, warn } from './decide.ts'
import { itemCounts, itemInfo, itemLine } from './output.ts'
import { countItems, listItems, readItem } from './reads.ts'
import { report } from './report.ts'
import type { ModerationSubjects } from './subjects.ts'

const item = z.object({ id: idField })
const done = z.object({ id: z.int() })

/** @param subjects what comes to the queue: each feature its own things */
export const moderationRouter = (subjects: ModerationSubjects) =>
  router({
    report: userProcedure
      .meta({ summary: { en: 'Report something that breaks the rules', 'zh-CN': '举报违规内容' }, scope: null })
      .meta({ counts: ['reports'] })
      .input(
        z.object({
          kind: z.enum(REPORTED_KINDS, refuse('INPUT_INVALID')),
          id: idField,
          reason: z.enum(REPORT_REASONS, refuse('INPUT_INVALID')),
          note: reportNoteField.default(''),
        }),
      )
      .output(done)
      .mutation(({ ctx, input }) => report(ctx.app, subjects, ctx.session, input)),

    /** The kinds that the asker's role works on. */
    list: permittedProcedure('console.open')
      .meta({
        summary: {
          en: 'What was reported, of the kinds that the caller’s role works on',
          'zh-CN': '被举报的内容，限调用方角色处理的类别',
        },
        scope: null,
      })
      .input(
        pageInput('list').extend({
          list: z.enum(MODERATION_LISTS).default('open'),
          kind: z.enum(MODERATION_KINDS).optional(),
        }),
      )
      .output(pageOutput(itemLine))
      .query(({ ctx, input }) => listItems(ctx.app, subjects, ctx.session, input)),

    counts: permittedProcedure('console.open')
      .meta({ summary: { en: 'How much waits in each list', 'zh-CN': '各列表待处理的数量' }, scope: null })
      .output(itemCounts)
      .query(({ ctx }) => countItems(ctx.app, ctx.session)),

    info: permittedProcedure('console.open')
      .meta({ summary: { en: 'One reported thing with its reports', 'zh-CN': '单个被举报内容及其举报' }, scope: null })
      .input(item)
      .output(itemInfo)
      .query(({ ctx, input }) => readItem(ctx.app, subjects, ctx.session, input.id)),

    claim: permittedProcedure('console.open')
      .meta({
        summary: {
          en: 'Take a reported thing for a while, so that nobody else works on it',
          'zh-CN': '领取被举报内容一段时间，避免多人同时处理',
        },
        scope: null,
      })
      .input(item)
      .output(done.extend({ until: z.int() }))
      .mutation(({ ctx, input }) => claimItem(ctx.app, ctx.session, input.id)),

    release: permittedProcedure('console.open')
      .meta({ summary: { en: 'Give a reported thing back', 'zh-CN': '退回领取的内容' }, scope: null })
      .input(item)
      .output(done)
      .mutation(({ ctx, input }) => releaseItem(ctx.app, ctx.session, input.id)),

    warn: confirmedProcedure('reports.decide')
      .meta({ summary: { en: 'Warn the author of a reported thing', 'zh-CN': '警告被举报内容的作者' }, scope: null })
      .input(item.extend({ kind: z.enum(WARNING_KINDS, refuse('INPUT_INVALID')), reason: staffReasonField }))
      .output(done)
      .mutation(({ ctx, input }) => warn(ctx.app, ctx.session, input)),

    close: confirmedProcedure('reports.decide')
      .meta({ summary: { en: 'Close a report without a step', 'zh-CN': '不作处理，关闭举报' }, scope: null })
      .input(item)
      .output(done)
      .mutation(({ ctx, input }) => closeItem(ctx.app, subjects, ctx.session, input.id)),
  })
