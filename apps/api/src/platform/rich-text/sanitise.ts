import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_CLASSES } from './marks.ts'
import { nearestColour, nearestSize } from './nearest.ts'
import { fileIdPattern } from './source.ts'

type Attributes = sanitizeHtml.Attributes

const require = createRequire(import.meta.url)
let library: typeof sanitizeHtml | null = null

/** Loaded when somebody writes: its parser and entity tables are a tenth of a cold start. */
function sanitiser(): typeof sanitizeHtml {
  const loaded: typeof sanitizeHtml = library ?? require('sanitize-html')
  library = loaded
  return loaded
}

function styleValue(style: string, property: string): string {
  const found = style.split(';').find((rule) => rule.split(':')[0]?.trim().toLowerCase() === property)
  return found === undefined ? '' : found.slice(found.indexOf(':') + 1)
}

function classesOf(attribs: Attributes): string[] {
  const style = attribs['style'] ?? ''
  const size = nearestSize(styleValue(style, 'font-size') || (attribs['size'] ?? ''))
  const colour = nearestColour(styleValue(style, 'color') || (attribs['color'] ?? ''))
  const side = /^\s*(center|right)\s*$/.exec(styleValue(style, 'text-align') || (attribs['align'] ?? ''))
  const kept = (attribs['class'] ?? '').split(/\s+/).filter((name) => RICH_TEXT_CLASSES.includes(name))
  if (size !== null) kept.push(`rt-size-${size}`)
  if (colour !== null) kept.push(`rt-color-${colour}`)
  if (side !== null) kept.push(`rt-align-${side[1]}`)
  return [...new Set(kept)]
}

function fileIdOf(attribs: Attributes): string | null {
  const given = attribs['data-file-id'] ?? attribs['data-id'] ?? attribs['src'] ?? ''
  const id = /^(?:https?:\/\/[^/?#]+)?\/files\/([^/?#]+)$/.exec(given)?.[1] ?? given
  return fileIdPattern.test(id) ? id : null
}

function transform(tagName: string, attribs: Attributes): sanitizeHtml.Tag {
  if (tagName === 'img') {
    const id = fileIdOf(attribs)
    if (id === null) return { tagName: 'br', attribs: {} }
    return {
      tagName,
      attribs: { src: `/files/${id}`, alt: attribs['alt'] ?? '', class: 'rt-image', loading: 'lazy' },
    }
  }
  const classes = classesOf(attribs)
  const own: Attributes = classes.length > 0 ? { class: classes.join(' ') } : {}
  // Only whole addresses: a relative one would read as a link of our own.
  if (tagName === 'a' && /^(?:https?:\/\/|mailto:)/i.test(attribs['href'] ?? '')) {
    return {
      tagName,
      attribs: { ...own, href: attribs['href'] ?? '', rel: 'nofollow noopener noreferrer ugc', target: '_blank' },
    }
  }
  return { tagName: tagName === 'font' ? 'span' : tagName, attribs: own }
}

const TAGS = 'p div span br hr h1 h2 h3 blockquote pre code ul ol li strong b em i u s a img'.split(' ')

/** Turns any HTML into ours: known tags only, our classes instead of styles, images by file id, links without scripts. */
export function sanitise(html: string): string {
  return sanitiser()(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'class'],
      img: ['src', 'alt', 'class', 'loading'],
      '*': ['class'],
    },
    allowedClasses: { '*': RICH_TEXT_CLASSES },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 40,
    transformTags: { '*': transform },
  })
}
