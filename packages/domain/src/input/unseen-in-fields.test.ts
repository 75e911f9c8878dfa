import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { messagesOf } from '../machines/testing/refusal.ts'
import {
  accessTokenInput,
  addressLabelField,
  commentField,
  feedbackTitleField,
  messageField,
  noticeTextInput,
  offerRemarkField,
  passkeyForm,
  payeeInput,
  payerInput,
  publicReplyField,
  rateOrderInput,
  reportNoteField,
  reviewReplyField,
  reviewTextField,
  rulingReasonField,
  staffNickNameField,
  staffReasonField,
  statementField,
} from './index.ts'

const payee = { method: 'bankCard', label: 'Main', holder: 'Zhang San', account: '6222 0000', note: '' }
const payer = { name: 'Zhang San', account: '6222 0000', reference: 'A-1' }
const token = { name: '', scopes: ['own'], days: 7 }
const contents = { format: 'html', html: '<p>Some words for everybody</p>' }
const passkey = { password: 'login-secret-1', otp: '123456' }

const LINES: readonly (readonly [string, ZodType, (text: string) => unknown])[] = [
  ['the account that fiat is paid to', payeeInput, (account) => ({ ...payee, account })],
  ['its holder', payeeInput, (holder) => ({ ...payee, holder })],
  ['its label', payeeInput, (label) => ({ ...payee, label })],
  ['the name of a payer', payerInput, (name) => ({ ...payer, name })],
  ['the account of a payer', payerInput, (account) => ({ ...payer, account })],
  ['the reference of a payment', payerInput, (reference) => ({ ...payer, reference })],
  ['the label of an address', addressLabelField, (text) => text],
  ['the name of a token', accessTokenInput, (name) => ({ ...token, name })],
  ['the name of a passkey', passkeyForm, (name) => ({ ...passkey, name })],
  ['the title of a ticket', feedbackTitleField, (text) => text],
  ['the title of a notice', noticeTextInput, (title) => ({ title, summary: '', contents })],
  ['what staff are called', staffNickNameField, (text) => text],
]

describe.each(LINES)('%s', (_, schema, of) => {
  test.each(['6222\u202E0001 abcdef', '6222\u200B0001 abcdef', '6222\n0001 abcdef', '6222\u00AD0001 abcdef'])(
    'is refused as %j',
    (text) => {
      expect(messagesOf(schema, of(text)).join(' ')).toMatch(/TEXT_UNSEEN|STAFF_NICK_NAME_INVALID/)
    },
  )

  test('is taken with emoji and right-to-left letters', () => {
    expect(messagesOf(schema, of('👨‍👩‍👧 می‌خواهم שלום'))).toEqual([])
  })
})

const PROSE: readonly (readonly [string, ZodType])[] = [
  ['a remark of an offer', offerRemarkField],
  ['a message', messageField],
  ['a public reply', publicReplyField],
  ['a comment', commentField],
  ['a review', reviewTextField],
  ['a reply to a review', reviewReplyField],
  ['a statement in a dispute', statementField],
  ['a ruling', rulingReasonField],
  ['a note of a report', reportNoteField],
  ['why staff act', staffReasonField],
]

test.each(PROSE)('%s loses overrides and zero-width characters, and keeps its lines', (_, field) => {
  expect(field.parse('\u202Eevil\u202C and\u200B more\r\n👨‍👩‍👧 می‌خواهم')).toBe('evil and more\n👨‍👩‍👧 می‌خواهم')
})

test('the note of an account and the text of a rating lose them too', () => {
  expect(payeeInput.parse({ ...payee, note: 'Bank\u202E of\nChina' })).toMatchObject({ note: 'Bank of\nChina' })
  expect(rateOrderInput.parse({ id: 1, isUp: true, text: 'fast\u200B!' })).toMatchObject({ text: 'fast!' })
})

test('an account that was copied with marks around it is the account', () => {
  expect(payeeInput.parse({ ...payee, account: '\u202A6222 0001\u202C\u200B' })).toMatchObject({ account: '6222 0001' })
})
