import type { RichTextSource } from '../platform/rich-text/index.ts'
import type { DemoGoods } from './catalogue/index.ts'

export type DemoLanguage = 'chinese' | 'english'

const words = {
  chinese: {
    receive: '您将收到',
    before: '购买前请留意',
    note: '内容写在售后信息里，付款后立即可读。如与描述不符，请在确认收货前暂停订单。',
    delivery: '感谢购买。以下内容仅您可见，请妥善保存。',
    code: '授权码：',
    link: '凭授权码下载和激活，三台设备内有效。',
    support: '如有问题，请在确认收货前暂停订单，款项会留在托管中，我们随即处理。',
  },
  english: {
    receive: 'What you receive',
    before: 'Before you buy',
    note: 'The content is in the after-sales text: you read it at once after payment. If it is not as described, hold the order before you confirm.',
    delivery: 'Thank you for the purchase. Only you can read what follows; keep it safe.',
    code: 'Licence code: ',
    link: 'The code unlocks the download and is valid on three machines.',
    support:
      'If anything is wrong, put the order on hold before you confirm: the money stays in escrow until we have dealt with it.',
  },
} as const

const text = (value: string, bold = false) => ({
  type: 'text',
  text: value,
  ...(bold ? { marks: [{ type: 'bold' }] } : {}),
})
const paragraph = (value: string) => ({ type: 'paragraph', content: [text(value)] })
const heading = (value: string) => ({ type: 'heading', attrs: { level: 3 }, content: [text(value)] })
const list = (values: readonly string[]) => ({
  type: 'bulletList',
  content: values.map((value) => ({ type: 'listItem', content: [paragraph(value)] })),
})

/** The seller's description of goods. */
export function description([, , summary, first, second]: DemoGoods, language: DemoLanguage): RichTextSource {
  const say = words[language]
  return {
    format: 'prosemirror',
    doc: {
      type: 'doc',
      content: [
        paragraph(summary),
        heading(say.receive),
        list([first, second]),
        heading(say.before),
        paragraph(say.note),
      ],
    },
  }
}

/** The delivery text for buyers. */
export function delivery(language: DemoLanguage, code: string): RichTextSource {
  const say = words[language]
  return {
    format: 'prosemirror',
    doc: {
      type: 'doc',
      content: [
        paragraph(say.delivery),
        { type: 'paragraph', content: [text(say.code), text(code, true)] },
        paragraph(say.link),
        paragraph(say.support),
      ],
    },
  }
}
