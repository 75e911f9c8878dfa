import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { ColourMark, ImageNode, SizeMark } from './marks.ts'
import { readPastedHtml } from './pasted-html.ts'

/** Alignment as an attribute that is rendered as a class. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => /rt-align-([a-z]+)/.exec(element.className)?.[1] ?? null,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            typeof textAlign === 'string' ? { class: `rt-align-${textAlign}` } : {},
        },
      },
    },
  ],
})

/** Converts pasted HTML into tags that the editor's schema knows. */
const PastedText = Extension.create({ name: 'pastedText', transformPastedHTML: readPastedHtml })

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https'] },
  }),
  TextAlign,
  PastedText,
  SizeMark,
  ColourMark,
  ImageNode,
]
