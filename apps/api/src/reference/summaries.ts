import type { Text } from '@jindu/i18n'
import type { ProcedurePath } from '../app/router.ts'
import { CHINESE_SUMMARIES } from './chinese-summaries.ts'
import type { Procedure } from './procedures.ts'

const isPath = (path: string): path is ProcedurePath => Object.hasOwn(CHINESE_SUMMARIES, path)

/** What a procedure is for, in one line of each language. */
export function summariesOf({ path, meta: { summary = '' } }: Procedure): Text {
  return { en: summary, 'zh-CN': isPath(path) ? CHINESE_SUMMARIES[path] : '' }
}
