interface Node {
  readonly type?: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly marks?: readonly { readonly type?: string }[] | undefined
  readonly content?: readonly Node[] | undefined
}

const LISTS = new Set(['bulletList', 'orderedList'])

/** A document as lines that a test can read: `bulletList>bulletList> center: plain|bold italic:both`. */
export function linesOf(node: Node, lists = ''): readonly string[] {
  const { type = '', content = [] } = node
  const inside = LISTS.has(type) ? `${lists}${type}>` : lists
  if (content.some(({ type: inner = '' }) => inner !== 'text' && inner !== 'hardBreak'))
    return content.flatMap((child) => linesOf(child, inside))
  const side = node.attrs?.['textAlign']
  const kind = type === 'heading' ? 'heading: ' : typeof side === 'string' ? `${side}: ` : ''
  const texts: [marks: string, text: string][] = []
  for (const { text = '\n', marks = [] } of content) {
    const names = marks.map((mark) => mark.type).join(' ')
    const last = texts.at(-1)
    if (last !== undefined && last[0] === names) last[1] += text
    else texts.push([names, text])
  }
  const line = texts.map(([marks, text]) => (marks === '' ? text : `${marks}:${text}`)).join('|')
  return [`${inside === '' ? '' : `${inside} `}${kind}${line.replaceAll(' ', ' ')}`.trimEnd()]
}
