import { expect, test } from 'vitest'
import { plainDocument } from './plain-document.ts'

test('each line is a paragraph, and signs stay what they are', () => {
  expect(plainDocument(' one <b>\n\ntwo ').doc.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'one <b>' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: 'two' }] },
  ])
})
