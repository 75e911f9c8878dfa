const URL_IN_TEXT = /https?:\/\/[^\s<>"']{1,2000}/gi
const TRAILING = /(?:[.,;:!?)\]}。，；：！？）】]|&(?:quot|#39|gt);)+$/
const ANCHOR = /<a( [^>]*)>([\s\S]*?)<\/a>/g
const REL = 'rel="nofollow noopener noreferrer ugc" target="_blank"'

/** Removes links nested inside links: browsers would end the outer link there. */
function unnested(html: string): string {
  const open: boolean[] = []
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<a\b/.test(part)) {
        const isOuter = open.length === 0
        open.push(isOuter)
        return isOuter ? part : ''
      }
      return part === '</a>' && open.pop() === false ? '' : part
    })
    .join('')
}

/** Turns plain-text addresses in sanitised HTML into links. */
function linked(html: string): string {
  let inside = 0
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<a\b/.test(part)) inside += 1
        if (part === '</a>') inside -= 1
        return part
      }
      if (inside > 0) return part
      return part.replace(URL_IN_TEXT, (found) => {
        const end = TRAILING.exec(found)?.[0] ?? ''
        const address = found.slice(0, found.length - end.length)
        return `<a href="${address}" ${REL}>${address}</a>${end}`
      })
    })
    .join('')
}

/** The host of an address as browsers parse it; null if there is none. */
function hostOf(href: string): string | null {
  const url = URL.parse(href.replaceAll('&amp;', '&'))
  return url === null || url.host === '' ? null : url.host
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Adds each link's host in bold, whatever text the writer chose. */
function withHosts(html: string): string {
  return html.replace(ANCHOR, (whole, attributes: string, label: string) => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const host = hostOf(href)
    if (host === null) return whole
    const bold = `<strong>${escaped(host)}</strong>`
    const rest = href.replace(/^https?:\/\/[^/?#]*/i, '')
    return label === href
      ? `<a${attributes}>${bold}${rest === '/' ? '' : rest}</a>`
      : `<a${attributes}>${label} (${bold})</a>`
  })
}

/** Sanitised HTML in which every address is a link, and every link shows its host. */
export const showHosts = (html: string): string => withHosts(linked(unnested(html)))
