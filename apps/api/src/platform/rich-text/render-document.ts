import { fail } from '@jindu/domain/errors'
import { COLOUR_NAMES, FONT_SIZES_PX, TEXT_ALIGNMENTS } from './marks.ts'
import { documentNode, fileIdPattern, RICH_TEXT_BOUNDS, type DocumentNode } from './source.ts'

type Mark = NonNullable<DocumentNode['marks']>[number]

const BLOCK_TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
}

const MARK_TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)
}

function textAttribute(attrs: DocumentNode['attrs'], name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function openTag(tag: string, attrs: DocumentNode['attrs']): string {
  const side = TEXT_ALIGNMENTS.find((known) => known === attrs?.['textAlign'])
  return side === undefined ? `<${tag}>` : `<${tag} class="rt-align-${side}">`
}

function renderMark(inner: string, mark: Mark): string {
  const tag = Object.hasOwn(MARK_TAGS, mark.type) ? MARK_TAGS[mark.type] : undefined
  if (tag !== undefined) return `<${tag}>${inner}</${tag}>`
  if (mark.type === 'link') return `<a href="${escapeHtml(textAttribute(mark.attrs, 'href'))}">${inner}</a>`
  const size = FONT_SIZES_PX.find((px) => mark.type === 'size' && px === Number(mark.attrs?.['px']))
  if (size !== undefined) return `<span class="rt-size-${size}">${inner}</span>`
  const colour = COLOUR_NAMES.find((name) => mark.type === 'color' && name === mark.attrs?.['name'])
  if (colour !== undefined) return `<span class="rt-color-${colour}">${inner}</span>`
  return fail('RICH_TEXT_INVALID', { mark: mark.type })
}

function renderImage(attrs: DocumentNode['attrs']): string {
  const fileId = textAttribute(attrs, 'fileId')
  if (!fileIdPattern.test(fileId)) return fail('RICH_TEXT_INVALID', { node: 'image' })
  const alt = textAttribute(attrs, 'alt').slice(0, 200)
  return `<img src="/files/${fileId}" alt="${escapeHtml(alt)}">`
}

/**
 * Renders a ProseMirror document to HTML; the caller still sanitises the result.
 * @throws DomainError RICH_TEXT_INVALID on a node or mark that is not ours, TEXT_TOO_LONG beyond the bounds
 */
export function renderDocument(doc: DocumentNode): string {
  let nodes = 0

  function children(node: DocumentNode, depth: number): string {
    return (node.content ?? []).map((child) => render(child, depth + 1)).join('')
  }

  function render(raw: unknown, depth: number): string {
    nodes += 1
    if (nodes > RICH_TEXT_BOUNDS.nodes || depth > RICH_TEXT_BOUNDS.depth) return fail('TEXT_TOO_LONG')
    const parsed = documentNode.safeParse(raw)
    if (!parsed.success) return fail('RICH_TEXT_INVALID')
    const node = parsed.data
    const block = Object.hasOwn(BLOCK_TAGS, node.type) ? BLOCK_TAGS[node.type] : undefined
    if (block !== undefined) return `${openTag(block, node.attrs)}${children(node, depth)}</${block}>`
    switch (node.type) {
      case 'text':
        return (node.marks ?? []).reduce(renderMark, escapeHtml(node.text ?? ''))
      case 'heading': {
        const level = Math.min(3, Math.max(1, Math.trunc(Number(node.attrs?.['level'])) || 1))
        return `${openTag(`h${level}`, node.attrs)}${children(node, depth)}</h${level}>`
      }
      case 'codeBlock':
        return `<pre><code>${children(node, depth)}</code></pre>`
      case 'hardBreak':
        return '<br>'
      case 'horizontalRule':
        return '<hr>'
      case 'image':
        return renderImage(node.attrs)
      case 'doc':
        return depth === 0 ? children(node, depth) : fail('RICH_TEXT_INVALID', { node: 'doc' })
      default:
        return fail('RICH_TEXT_INVALID', { node: node.type })
    }
  }

  if (doc.type !== 'doc') return fail('RICH_TEXT_INVALID', { node: doc.type })
  return render(doc, 0)
}
