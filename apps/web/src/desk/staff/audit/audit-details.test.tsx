// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { i18nFor, loadWords } from '../../../shared/i18n/words.ts'
import { AuditDetails } from './audit-details.tsx'
import type { AuditRow } from './audit-row.ts'

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

const reported = (reason: string): AuditRow => ({
  id: 1,
  createdAt: 0,
  action: 'moderation.reported',
  actorKind: 'user',
  actorUid: 100_001,
  subjectKind: 'account',
  subjectId: 100_002,
  details: { kind: 'goods', id: 12, reason },
})

const shown = (locale: 'en' | 'zh-CN', row: AuditRow): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      <AuditDetails row={row} />
    </I18nProvider>,
  )

it('says why something was reported in words, and what it does not know as it stands', () => {
  expect(shown('en', reported('fraud'))).toContain('Fraud or false claims')
  expect(shown('zh-CN', reported('fraud'))).toContain('欺诈或虚假宣传')
  expect(shown('en', reported('unheard-of'))).toContain('unheard-of')
})
