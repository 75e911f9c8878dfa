import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { accessTokenRules, accountRules, rules } from '../rules/index.ts'
import * as fields from './index.ts'

const words = (length: number): string => 'a'.repeat(length)
const richOf = (length: number) => ({ format: 'html' as const, html: `<p>${words(length)}</p>` })

/** The error codes of a schema for an input; empty if it is valid. */
function codesOf(schema: z.ZodType, input: unknown): readonly string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

const payee = (label: string) => ({ method: 'paypal', label, holder: 'Ann Lee', account: 'ann@example.org', note: 'a' })
const payer = (name: string) => ({ name, account: '6222 0001', reference: 'r-1' })
const noticeText = (contents: unknown) => ({ title: 'What is new here', summary: '', contents })

interface Bounded {
  readonly name: string
  readonly schema: z.ZodType
  /** Builds an input of a given length. */
  readonly of: (length: number) => unknown
  readonly minimum: number
  readonly maximum: number
  readonly short: string
  readonly long: string
}

const { chat, notice } = rules.talk
const bounded: readonly Bounded[] = [
  {
    name: 'the name of a token',
    schema: fields.accessTokenInput.shape.name,
    of: words,
    minimum: 1,
    maximum: accessTokenRules.name.maximumCharacters,
    short: 'TOKEN_NAME_INVALID',
    long: 'TOKEN_NAME_INVALID',
  },
  {
    name: 'the name of a member of the staff',
    schema: fields.staffNickNameField,
    of: words,
    minimum: 1,
    maximum: rules.staff.nickName.maximumCharacters,
    short: 'STAFF_NICK_NAME_INVALID',
    long: 'STAFF_NICK_NAME_INVALID',
  },
  {
    name: 'the reason of staff',
    schema: fields.staffReasonField,
    of: words,
    minimum: rules.staff.reason.minimumCharacters,
    maximum: rules.staff.reason.maximumCharacters,
    short: 'STAFF_REASON_LENGTH',
    long: 'STAFF_REASON_LENGTH',
  },
  {
    name: 'what is added to a report',
    schema: fields.reportNoteField,
    of: words,
    minimum: 0,
    maximum: rules.staff.report.maximumCharacters,
    short: '',
    long: 'REPORT_NOTE_LENGTH',
  },
  {
    name: 'the label of a receiving account',
    schema: fields.payeeInput,
    of: (length) => payee(words(length)),
    minimum: 1,
    maximum: rules.otc.maximumPayeeLabelCharacters,
    short: 'PAYEE_LABEL_INVALID',
    long: 'PAYEE_LABEL_INVALID',
  },
  {
    name: 'the remark of an offer',
    schema: fields.offerRemarkField,
    of: words,
    minimum: 0,
    maximum: rules.otc.maximumRemarkCharacters,
    short: '',
    long: 'OFFER_REMARK_TOO_LONG',
  },
  {
    name: 'the first message of an offer',
    schema: fields.offerGreetingField,
    of: words,
    minimum: 0,
    maximum: rules.otc.maximumRemarkCharacters,
    short: '',
    long: 'TEXT_TOO_LONG',
  },
  {
    name: 'the name of a payer',
    schema: fields.payerInput,
    of: (length) => payer(words(length)),
    minimum: 1,
    maximum: rules.otc.maximumPayerCharacters,
    short: 'OTC_PAYER_INVALID',
    long: 'OTC_PAYER_INVALID',
  },
  {
    name: 'what is said of the other side',
    schema: fields.rateOrderInput,
    of: (length) => ({ id: 1, isUp: true, text: words(length) }),
    minimum: 0,
    maximum: rules.otc.maximumRatingCharacters,
    short: '',
    long: 'OTC_RATING_TEXT_TOO_LONG',
  },
  {
    name: 'what is looked for in chats',
    schema: fields.chatSearchField,
    of: words,
    minimum: chat.minimumSearchCharacters,
    maximum: chat.maximumSearchCharacters,
    short: 'INPUT_INVALID',
    long: 'TEXT_TOO_LONG',
  },
  {
    name: 'what a notice says',
    schema: fields.noticeTextInput,
    of: (length) => noticeText(richOf(length)),
    minimum: 1,
    maximum: notice.maximumContentsCharacters,
    short: 'NOTICE_CONTENTS_REQUIRED',
    long: 'TEXT_TOO_LONG',
  },
  {
    name: 'the reply to a review',
    schema: fields.reviewReplyField,
    of: words,
    minimum: 1,
    maximum: rules.review.reply.maximumCharacters,
    short: 'REPLY_EMPTY',
    long: 'REVIEW_TEXT_TOO_LONG',
  },
  {
    name: 'the words by which an owner knows the site',
    schema: fields.phraseField,
    of: words,
    minimum: accountRules.phrase.minimumCharacters,
    maximum: accountRules.phrase.maximumCharacters,
    short: 'PHRASE_LENGTH',
    long: 'PHRASE_LENGTH',
  },
]

describe.each(bounded)('$name', ({ schema, of, minimum, maximum, short, long }) => {
  test('is taken from its shortest to its longest', () => {
    expect([minimum, maximum].map((length) => codesOf(schema, of(length)))).toEqual([[], []])
  })
  test('is refused by name beyond', () => {
    expect(codesOf(schema, of(maximum + 1))).toEqual([long])
    expect(minimum === 0 ? [] : codesOf(schema, of(minimum - 1))).toEqual(minimum === 0 ? [] : [short])
  })
})

describe('a uid as typed', () => {
  test.each([
    ['', 'UID_REQUIRED'],
    [' ', 'UID_REQUIRED'],
    ['a100001', 'UID_INVALID'],
    ['100001a', 'UID_INVALID'],
  ])('%j is refused: %s', (typed, code) => {
    expect(codesOf(fields.uidText, typed)).toEqual([code])
  })
})

test('a notice of blanks says nothing; one that is too long is told its bound', () => {
  const spaces = { format: 'html', html: '<p>&nbsp; &nbsp;</p>' }
  expect(codesOf(fields.noticeTextInput, noticeText(spaces))).toEqual(['NOTICE_CONTENTS_REQUIRED'])
  const long = fields.noticeTextInput.safeParse(noticeText(richOf(notice.maximumContentsCharacters + 1)))
  expect(long.error?.issues[0]).toMatchObject({ params: { maximum: notice.maximumContentsCharacters } })
})

test('an ad of blanks says nothing', () => {
  expect(codesOf(fields.adContentsField, { format: 'html', html: '<p>&nbsp;</p>' })).toEqual(['AD_CONTENT_REQUIRED'])
})

test('the source of a line may be as long as it may be, and no longer', () => {
  const tags = '<p>hi</p>'
  const filled = (length: number) => ({
    contents: { format: 'html', html: tags + '<p></p>'.repeat(length).slice(0, length - tags.length) },
    attachments: [],
  })
  const most = chat.maximumSourceCharacters
  expect(codesOf(fields.lineContents, filled(most + 1))).toContain('TEXT_TOO_LONG')
})

test('secrets of a call may have as many characters together as they may have', () => {
  const { maximumCharactersACall, maximumSecretCharacters } = rules.goods.stock
  const whole = Array.from({ length: Math.floor(maximumCharactersACall / maximumSecretCharacters) }, (_, nth) =>
    `${nth}-`.padEnd(maximumSecretCharacters, 'x'),
  )
  const rest = 'y'.repeat(maximumCharactersACall - whole.length * maximumSecretCharacters)
  const all = rest === '' ? whole : [...whole, rest]
  expect(codesOf(fields.secretLinesField, all)).toEqual([])
  expect(codesOf(fields.secretLinesField, [...all, 'z'])).toEqual(['TEXT_TOO_LONG'])
  const tooLong = fields.secretLinesField.safeParse(['fine', 'x'.repeat(maximumSecretCharacters + 1)])
  expect(tooLong.error?.issues[0]).toMatchObject({ code: 'custom', params: { line: 2 } })
})

test('a comment that is empty is told so', () => {
  expect(codesOf(fields.commentField, ' ')).toEqual(['REPLY_EMPTY'])
})

const token = (units: number) => ({
  name: 'bot',
  scopes: ['trade'],
  days: 1,
  dailyLimit: { asset: 'USD', units: String(units) },
  payPassword: '0123456789abcdef0123456789abcdef',
})

test('a daily limit of a token may be as high as it may be', () => {
  const { maximumCents } = accessTokenRules.dailyLimit
  expect(codesOf(fields.accessTokenInput, token(maximumCents))).toEqual([])
  expect(codesOf(fields.accessTokenInput, token(maximumCents + 1))).toEqual(['TOKEN_LIMIT_TOO_HIGH'])
})
