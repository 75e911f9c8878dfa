import { expect, test } from 'vitest'
import { AUDIT_SUBJECTS, auditActionText, auditSubjectText } from './audit.ts'

test('an action or a subject without words is said as it stands', () => {
  expect(auditActionText('moon.eclipsed', 'en')).toBe('moon.eclipsed')
  expect(auditSubjectText('moon', 'zh-CN')).toBe('moon')
  expect(auditActionText('toString', 'en')).toBe('toString')
})

test('known ones are said in the reader’s language', () => {
  expect(auditActionText('goods.delisted', 'en')).toBe('Delisted goods')
  expect(auditActionText('goods.delisted', 'zh-CN')).toBe('撤下商品')
  expect(AUDIT_SUBJECTS.map((kind) => auditSubjectText(kind, 'zh-CN'))).toContain('商品')
})
