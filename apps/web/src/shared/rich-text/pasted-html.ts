/** How a piece of pasted text looks, by its tags and styles and those around it. */
interface Look {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly align: 'center' | 'right' | null
}

const PLAIN: Look = { bold: false, italic: false, underline: false, strike: false, align: null }

const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

const BLOCKS =
  'address,article,aside,blockquote,center,dd,div,dl,dt,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,img,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul'

/** Holds the letters of one line, so it can carry an alignment. */
const LINES = 'p,h1,h2,h3,h4,h5,h6'

/** Tags and styles that only say how letters look: what they say stands around each text instead. */
const LOOKS = 'b,strong,i,em,u,ins,s,strike,del,font,span'

/** Word hides the numbers of its lists behind `mso-list: Ignore`. */
const MARKER = /mso-list:\s*ignore/i
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/i
const MOST_LEVELS = 6

/** A tag, whose quoted values may hold `>`. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const STYLE_NAME = /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi
/** Holds the style text during parsing: the content security policy empties and reports every parsed `style` attribute. */
const STYLE = 'data-pasted-style'

/** Style sheets say nothing that is read here, and the policy reports them as well. */
const SHEET = /<style\b[^]*?<\/style>/gi

const withoutStyles = (tag: string): string =>
  tag.replace(STYLE_NAME, (_, quoted: string | undefined, blank: string) => quoted ?? `${blank}${STYLE}`)

const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? ''

/**
 * Pasted HTML with the looks that the editor knows as tags: bold, italic, underline, strike, lists of Word, alignment as a class. The content
 * policy empties `style` attributes, so the editor would read neither what a style says (Google Docs, Word) nor what it takes back: Google Docs
 * wraps all that is copied into `<b style="font-weight: normal">`.
 *
 * @param html as the clipboard holds it; what an editor of this kind copied is left as it is
 */
export function readPastedHtml(html: string): string {
  const pasted = new DOMParser().parseFromString(html.replaceAll(SHEET, '').replaceAll(TAG, withoutStyles), 'text/html')
  if (pasted.querySelector('[data-pm-slice]') !== null) return html
  const read = document.implementation.createHTMLDocument('')
  copyBlocks(pasted.body, PLAIN, read.body)
  return read.body.innerHTML
}

/** Copies what stands in a block; where an alignment holds, letters that stand in no paragraph get one. */
function copyBlocks(from: Element, look: Look, into: Element): void {
  /** The open paragraph that takes the next inline node. */
  let line: Element | null = null
  for (const node of from.childNodes) {
    if (isBlank(node)) {
      line?.append(' ')
      continue
    }
    if (isBlock(node)) line = null
    else if (line === null) {
      line = look.align === null ? into : makeLine('p', look)
      if (line !== into) into.append(line)
    }
    copy(node, look, line ?? into)
  }
}

const isBlock = (node: Node): boolean =>
  node instanceof Comment || (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null))

function copy(node: Node, outer: Look, into: Element): void {
  if (node instanceof Text) into.append(withMarks(node.data, outer))
  if (!(node instanceof HTMLElement) || isUnseen(node)) return
  const look = lookOf(node, outer)
  const level = LIST_LEVEL.exec(styleOf(node))?.[1]
  if (node.matches('pre')) into.append(document.importNode(node, true))
  else if (node.matches(LINES)) {
    const line = makeLine(node.tagName.replace(/^H[4-6]$/, 'H3'), look)
    copyLine(node, look, line)
    const place = level === undefined ? into : itemOf(node, Number(level), into)
    place.append(line)
  } else if (node.matches(LOOKS) && !/\brt-/.test(node.className)) copyInside(node, look, into)
  else if (node.tagName.includes(':')) copyLine(node, look, into)
  else {
    const same = document.importNode(node, false)
    same.removeAttribute(STYLE)
    into.append(same)
    copyInside(node, look, same)
  }
}

function copyInside(node: Element, look: Look, into: Element): void {
  if (isBlock(node)) copyBlocks(node, look, into)
  else copyLine(node, look, into)
}

function copyLine(from: Element, look: Look, into: Element): void {
  for (const node of from.childNodes) copy(node, look, into)
}

const isBlank = (node: Node): boolean => node instanceof Text && /^[ \t\r\n]*$/.test(node.data)

function isUnseen(element: HTMLElement): boolean {
  const style = styleOf(element)
  return (
    element.matches('style,script,title,br.Apple-interchange-newline') ||
    MARKER.test(style) ||
    /display:\s*none|mso-hide:\s*all/i.test(style)
  )
}

function makeLine(tag: string, { align }: Look): Element {
  const line = document.createElement(tag)
  if (align !== null) line.className = `rt-align-${align}`
  return line
}

function withMarks(text: string, look: Look): Node {
  const marks = (['bold', 'italic', 'underline', 'strike'] as const).filter((mark) => look[mark])
  return marks.reduce<Node>((inner, mark) => {
    const outer = document.createElement(MARK_TAGS[mark])
    outer.append(inner)
    return outer
  }, document.createTextNode(text))
}

/** Applies an element's tag and styles to the inherited look. Headings are bold and links underlined without a mark. */
function lookOf(element: HTMLElement, around: Look): Look {
  // Assigning a style in code is allowed.
  const { style } = document.createElement('span')
  style.cssText = styleOf(element)
  const { fontWeight, fontStyle, textDecorationLine, textDecoration, textAlign } = style
  const said = textDecorationLine || textDecoration
  const decorates = (word: string, tags: string) => (said === '' ? element.matches(tags) : said.includes(word))
  const isHeading = element.closest('h1,h2,h3,h4,h5,h6') !== null
  const isLink = element.closest('a[href]') !== null
  return {
    bold: !isHeading && saysOr(fontWeight, /^(?:bold|bolder|[6-9]\d\d)$/, around.bold || element.matches('b,strong')),
    italic: saysOr(fontStyle, /^(?:italic|oblique)/, around.italic || element.matches('i,em')),
    underline: !isLink && (around.underline || decorates('underline', 'u,ins')),
    strike: around.strike || decorates('line-through', 's,strike,del'),
    align: alignOf(textAlign || (element.getAttribute('align') ?? (element.matches('center') ? 'center' : '')), around),
  }
}

const saysOr = (value: string, yes: RegExp, otherwise: boolean): boolean =>
  value === '' || value === 'inherit' ? otherwise : yes.test(value)

function alignOf(value: string, around: Look): Look['align'] {
  if (value === '' || value === 'inherit') return around.align
  if (/center$/i.test(value)) return 'center'
  return /(?:right|end)$/i.test(value) ? 'right' : null
}

/** The new item of a list of Word, whose items are paragraphs with a level: the list goes on with the paragraphs before it. */
function itemOf(paragraph: Element, level: number, into: Element): Element {
  const marker = [...paragraph.querySelectorAll(`[${STYLE}]`)].find((part) => MARKER.test(styleOf(part)))
  // Bullets are symbols, or letters of a font of symbols.
  const kind = /[\p{Nd}\p{No}\p{Script=Han}]|[.)）]$/u.test(marker?.textContent.trim() ?? '') ? 'OL' : 'UL'
  let place = into
  for (let depth = 1; depth <= Math.min(level, MOST_LEVELS); depth += 1) {
    const last = place.lastElementChild
    const isList = last !== null && last.matches('ul,ol')
    const goesOn = isList && (depth < level || last.tagName === kind)
    const list = goesOn ? last : place.appendChild(document.createElement(kind))
    const item = depth < level ? list.lastElementChild : null
    place = item ?? list.appendChild(document.createElement('li'))
  }
  return place
}
