import { describe, expect, test } from 'vitest'
import { chatSearchField, lineContents, lineNumberField } from '../../input/index.ts'
import { leadsOutside, warningsOf, whyNotSpeak, type SpeakingFacts } from './index.ts'

const now = 1_760_000_000

describe('somebody may not speak', () => {
  const free: SpeakingFacts = {
    closed: null,
    otherFrozen: false,
    blocks: { byOwn: false, byOther: false },
    right: { required: true, stopTime: now + 1, withdrawn: false },
    saidThisMinute: 39,
    openedThisHour: 29,
  }

  test.each<[string, Partial<SpeakingFacts>, string]>([
    ['where the subject is closed', { closed: 'FEEDBACK_CLOSED' }, 'FEEDBACK_CLOSED'],
    ['to a frozen account', { otherFrozen: true }, 'CHAT_OTHER_FROZEN'],
    ['to whom they blocked', { blocks: { byOwn: true, byOther: false } }, 'PERSON_BLOCKED'],
    ['to who blocked them', { blocks: { byOwn: false, byOther: true } }, 'PERSON_UNAVAILABLE'],
    [
      'whose right staff withdrew',
      { right: { required: false, stopTime: now + 1, withdrawn: true } },
      'RIGHT_WITHDRAWN',
    ],
    ['whose right ended', { right: { required: true, stopTime: now, withdrawn: false } }, 'REPLY_RIGHT_EXPIRED'],
    ['who never bought it', { right: { required: true, stopTime: 0, withdrawn: false } }, 'REPLY_RIGHT_REQUIRED'],
    ['who said forty lines within a minute', { saidThisMinute: 40 }, 'CHAT_TOO_FAST'],
    ['who opened thirty conversations within an hour', { openedThisHour: 30 }, 'CHAT_TOO_MANY_OPENED'],
  ])('%s', (_, facts, code) => {
    expect(whyNotSpeak({ ...free, ...facts }, now)).toBe(code)
  })

  test.each<[string, Partial<SpeakingFacts>]>([
    ['with a right that runs', {}],
    ['where none is asked', { right: null }],
    ['where blocks do not count', { blocks: null }],
    ['in a conversation that is open already', { openedThisHour: null }],
  ])('but may %s', (_, facts) => {
    expect(whyNotSpeak({ ...free, ...facts }, now)).toBeNull()
  })
})

describe('a line warns', () => {
  test.each([
    ['an e-mail', 'write to wu.li+1@mail.example.net please', 'wu.li+1@mail.example.net'],
    ['a messenger by its address', 'here: t.me/rain_ears', 't.me/rain_ears'],
    ['a messenger by name', 'find me on Telegram, same name', 'Telegram'],
    ['a messenger in Chinese', '直接加我微信 rain_ears', '微信 rain_ears'],
    ['a messenger by its letters', 'QQ: 38291034', 'QQ: 38291034'],
    ['a name with @', 'ask @rain_ears there', '@rain_ears'],
    ['a telephone', 'ring +44 20 7946 0958', '+44 20 7946 0958'],
    ['a Chinese mobile in full-width digits', '电话１３８１２３４５６７８', '13812345678'],
  ])('of contact details: %s', (_, text, found) => {
    const warnings = warningsOf(text)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.kind).toBe('contact')
    expect(warnings[0]?.found).toContain(found)
    expect(leadsOutside(warnings)).toBe(true)
  })

  test.each([
    ['Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['old Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['Litecoin', 'ltc1q8xkqj0v4lmf0k3c7w9d2y6n5t8r4e3s7h2j9pz'],
    ['Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])('of an address of %s', (_, address) => {
    expect(warningsOf(`send to ${address} now`)).toEqual([{ kind: 'coinAddress', found: address }])
  })

  test('of a link, which is no contact', () => {
    const warnings = warningsOf('see https://files.example.net/alley?x=1')
    expect(warnings).toEqual([{ kind: 'link', found: 'https://files.example.net/alley?x=1' }])
    expect(leadsOutside(warnings)).toBe(false)
  })

  test('with eighty characters of what it found, no more', () => {
    expect(Array.from(warningsOf(`https://example.net/${'a'.repeat(200)}`)[0]?.found ?? '')).toHaveLength(81)
    const eighty = `https://example.net/${'a'.repeat(60)}`
    expect(warningsOf(eighty)[0]?.found).toBe(eighty)
  })

  test('of a link and of contact details beside it', () => {
    const warnings = warningsOf('see https://files.example.net or ask @rain_ears there')
    expect(warnings.map(({ kind }) => kind)).toEqual(['link', 'contact'])
    expect(leadsOutside(warnings)).toBe(true)
  })

  test.each([
    'The price is $1,234.50 for 12 pieces, order 20437',
    'Line 40 of the log, signal level 48k, 2026-11-22 11:41:09',
    'name_key_bpm.wav, 1.28438380 LTC, 100719',
    'version 1.2.3 at 44100 Hz, tel quel',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '付款时折合 118.60 美元，订单 20411',
  ])('of nothing in “%s”', (text) => {
    expect(warningsOf(text)).toEqual([])
  })
})

const checked = (html: string, attachments: string[] = []) => {
  const result = lineContents.safeParse({ contents: { format: 'html', html }, attachments })
  return result.success ? null : result.error.issues.map(({ message, path }) => [message, path])
}

describe('what a line holds', () => {
  test.each([
    ['', 'MESSAGE_EMPTY'],
    ['<p> </p>', 'MESSAGE_EMPTY'],
    ['\u200b', 'MESSAGE_EMPTY'],
    ['x'.repeat(3_001), 'TEXT_TOO_LONG'],
    [`<p>${'<b></b>'.repeat(5_000)}x</p>`, 'TEXT_TOO_LONG'],
  ])('is refused at its field', (html, code) => {
    expect(checked(html)).toEqual([[code, ['contents']]])
  })

  test('is a text, a picture, or a picture in the text', () => {
    expect([
      checked('x'.repeat(3_000)),
      checked('', ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6']),
      checked('<img src="a">'),
    ]).toEqual([null, null, null])
  })
})

test('a picture in the document of an editor is a line', () => {
  const doc = { type: 'doc', content: [{ type: 'image', attrs: { fileId: 'a' } }] }
  expect(lineContents.safeParse({ contents: { format: 'prosemirror', doc } }).success).toBe(true)
})

test.each([
  [' a ', 'INPUT_INVALID'],
  ['a'.repeat(61), 'TEXT_TOO_LONG'],
  ['a'.repeat(241), 'TEXT_TOO_LONG'],
  [' licence ', 'licence'],
])('words that are looked for: “%s” is %s', (typed, expected) => {
  const { success, data, error } = chatSearchField.safeParse(typed)
  expect(success ? data : error.issues[0]?.message).toBe(expected)
})

test.each([-1, 1.5, 2_147_483_648])('%s is the number of no line', (number) => {
  expect(lineNumberField.safeParse(number).error?.issues[0]?.message).toBe('ID_INVALID')
})
