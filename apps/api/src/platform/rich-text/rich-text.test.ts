import { describe, expect, it } from 'vitest'
import { prepareRichText, RICH_TEXT_BOUNDS, type RichTextSource } from './index.ts'
import { xssPayloads } from './xss-payloads.test-data.ts'

const FILE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const OTHER_FILE = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

const html = (text: string): RichTextSource => ({ format: 'html', html: text })
const doc = (...content: unknown[]): RichTextSource => ({ format: 'prosemirror', doc: { type: 'doc', content } })

const attribute =
  '(?: (?:class|rel|target|alt|loading)="[^"<>]*"| href="(?:https?://|mailto:)[^"<>]*"| src="/files/[A-Za-z0-9_-]+")'
const safeTag = new RegExp(
  `^</?(?:p|div|span|br|hr|h[1-3]|blockquote|pre|code|ul|ol|li|strong|b|em|i|u|s|a|img)${attribute}* ?/?>$`,
)

const unsafeTags = (rendered: string): string[] =>
  (rendered.match(/<[^>]*>?/g) ?? []).filter((tag) => !safeTag.test(tag))

describe('rich text refuses', () => {
  it.each([
    ['an unknown node', { type: 'iframe', attrs: { src: 'https://evil.example' } }],
    ['a document inside a document', { type: 'doc', content: [] }],
    ['an unknown mark', { type: 'text', text: 'x', marks: [{ type: 'onclick' }] }],
    ['a size that is not offered', { type: 'text', text: 'x', marks: [{ type: 'size', attrs: { px: 99 } }] }],
    ['an image without a file id', { type: 'image', attrs: { fileId: '../../etc/passwd' } }],
    ['a node that is no object', 'text'],
  ])('%s', (_, node) => {
    expect(() => prepareRichText(doc(node))).toThrow(expect.objectContaining({ code: 'RICH_TEXT_INVALID' }))
  })

  it('nesting, node counts, text and images beyond the bounds', () => {
    let deep: unknown = { type: 'text', text: 'x' }
    for (let i = 0; i < RICH_TEXT_BOUNDS.depth + 1; i += 1) deep = { type: 'blockquote', content: [deep] }
    const many = Array.from({ length: RICH_TEXT_BOUNDS.nodes + 1 }, () => ({ type: 'hardBreak' }))
    const images = Array.from(
      { length: RICH_TEXT_BOUNDS.images + 1 },
      (_, i) => `<img src="${FILE.slice(0, -2)}${i + 10}">`,
    ).join('')
    for (const source of [
      doc(deep),
      doc({ type: 'paragraph', content: many }),
      html('a'.repeat(RICH_TEXT_BOUNDS.textLength + 1)),
      html(images),
    ]) {
      expect(() => prepareRichText(source)).toThrow(expect.objectContaining({ code: 'TEXT_TOO_LONG' }))
    }
  })
})

describe('rich text renders attack payloads inert', () => {
  it.each(xssPayloads.map((payload) => [payload]))('as HTML: %s', (payload) => {
    expect(unsafeTags(prepareRichText(html(payload)).html)).toEqual([])
  })

  it.each(xssPayloads.map((payload) => [payload]))('as text, link and image of a document: %s', (payload) => {
    const link = { type: 'text', text: payload, marks: [{ type: 'link', attrs: { href: payload } }] }
    const image = { type: 'image', attrs: { fileId: FILE, alt: payload } }
    expect(unsafeTags(prepareRichText(doc({ type: 'paragraph', content: [link, image] })).html)).toEqual([])
  })
})

describe('rich text keeps', () => {
  it('sizes, colours and alignment as classes, never as styles', () => {
    const styled =
      '<p style="text-align:center"><span style="font-size: 21px; color:#f00">a</span><font size=7 color=blue>b</font></p>'
    expect(prepareRichText(html(styled)).html).toBe(
      '<p class="rt-align-center"><span class="rt-size-20 rt-color-red">a</span><span class="rt-size-36 rt-color-blue">b</span></p>',
    )
    const marks = [{ type: 'bold' }, { type: 'size', attrs: { px: 60 } }, { type: 'color', attrs: { name: 'teal' } }]
    expect(prepareRichText(doc({ type: 'paragraph', content: [{ type: 'text', text: '<b>', marks }] })).html).toBe(
      '<p><span class="rt-color-teal"><span class="rt-size-60"><strong>&lt;b&gt;</strong></span></span></p>',
    )
  })

  it('images by file id only, each named once', () => {
    const images = `<img src="${FILE}"><img src="/files/${OTHER_FILE}"><img data-id="${FILE}"><img src="https://evil.example/x.png">`
    const rich = prepareRichText(html(images))
    expect(rich.fileIds).toEqual([FILE, OTHER_FILE])
    expect(rich.html).not.toContain('evil')
  })

  it('no direction overrides and zero-width characters, in what is shown and in what its editor reads back', () => {
    const text = 'pay \u202E100\u202C to\u200B me 👨‍👩‍👧 می‌خواهم'
    const shown = 'pay 100 to me 👨‍👩‍👧 می‌خواهم'
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const written = prepareRichText({ format: 'prosemirror', doc })
    expect(written.html).toBe(`<p>${shown}</p>`)
    expect(JSON.stringify(written.source)).toContain(shown)
    expect(prepareRichText({ format: 'html', html: `<p>${text}&#x202E;&#8203;</p>` }).html).toBe(`<p>${shown}</p>`)
  })

  it('what was taken out of HTML does not come back through its source', () => {
    expect(JSON.stringify(prepareRichText(html('<p>ok</p><script>alert(1)</script>')).source)).not.toContain('alert')
  })

  it('the length of what a reader sees: no tags, entities as one, no invisible characters, Chinese by character', () => {
    expect(prepareRichText(html('<p>津&amp;渡</p>\n<p>\u200b\u200b&nbsp;  a</p>')).text).toBe('津&渡 a')
    expect(prepareRichText(html('<p>津&amp;渡</p>')).length).toBe(3)
    expect(prepareRichText(html('<p>&lt;script&gt;</p>')).text).toBe('<script>')
  })
})
