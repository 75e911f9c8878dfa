import { Mark, Node } from '@tiptap/core'
import { rules } from '@jindu/domain/rules'

/** The sizes and colours that the server's renderer knows; anything else it refuses. */
export const SIZES_PX = rules.goods.richText.fontSizesPixels
export const COLOURS = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'purple', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

/**
 * Classes instead of styles: the content security policy forbids style attributes, and the theme defines the colours.
 */
export const SizeMark = Mark.create({
  name: 'size',
  addAttributes: () => ({
    px: {
      default: SIZES_PX[0],
      parseHTML: (element: HTMLElement) => Number(/rt-size-(\d+)/.exec(element.className)?.[1] ?? SIZES_PX[0]),
      renderHTML: ({ px }: Record<string, unknown>) => ({ class: `rt-size-${String(px)}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span[class*="rt-size-"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

export const ColourMark = Mark.create({
  name: 'color',
  addAttributes: () => ({
    name: {
      default: COLOURS[0],
      parseHTML: (element: HTMLElement) => /rt-color-([a-z]+)/.exec(element.className)?.[1] ?? COLOURS[0],
      renderHTML: ({ name }: Record<string, unknown>) => ({ class: `rt-color-${String(name)}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span[class*="rt-color-"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** A picture by the id of its upload. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: {
      default: '',
      parseHTML: (element: HTMLElement) => /\/files\/([0-9a-f-]+)/.exec(element.getAttribute('src') ?? '')?.[1] ?? '',
      renderHTML: ({ fileId }: Record<string, unknown>) => ({ src: `/files/${String(fileId)}` }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, class: 'rt-image' }],
})
