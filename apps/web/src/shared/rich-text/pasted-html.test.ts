// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { CLIPBOARDS } from './pasted.test-data.ts'
import { readPastedHtml } from './pasted-html.ts'
import { EXTENSIONS } from './extensions.ts'
import { linesOf } from './lines-of.test-data.ts'

const read = (html: string): readonly string[] => {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false, element: null, content: readPastedHtml(html) })
  const lines = linesOf(editor.getJSON())
  editor.destroy()
  return lines
}

test.each(CLIPBOARDS)('text of $from keeps its looks, lists and sides, and gains none', ({ html, lines }) => {
  expect(read(html)).toEqual(lines)
})

test('what another editor of ours copied is read as it is, colours and all', () => {
  const html =
    '<p class="rt-align-center" data-pm-slice="0 0 []"><span class="rt-color-red"><strong>red</strong></span></p>'
  expect(readPastedHtml(html)).toBe(html)
})

test.each([
  [
    '<div style="text-align:center">one<br>two <b>three</b><p>four</p></div>',
    ['center: one\ntwo |bold:three', 'center: four'],
  ],
  ['<center>in the <i>middle</i> of it</center>', ['center: in the |italic:middle| of it']],
  ['<p style="font:bold 12px serif">heavy <span style="font:12px serif">light</span></p>', ['bold:heavy |light']],
  ['<p>a</p>\n<script>x</script><style>p{}</style><title>t</title>\n<p>b</p>', ['a', 'b']],
  ['<p style="text-align:justify">spread</p>', ['spread']],
  ['<p><span class="rt-color-red" style="color: red">of a page here</span></p>', ['color:of a page here']],
  ['<p>x <b>y</b> <i>z</i></p>', ['x |bold:y| |italic:z']],
])('%s', (html, lines) => {
  expect(read(html)).toEqual(lines)
})
