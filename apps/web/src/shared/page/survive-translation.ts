/** Elements that translators put in place of a text. */
const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT'

/** Text nodes that a translator removed, with their replacements. */
const replaced = new WeakMap<Node, Element>()

function notice(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      const found = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (found !== undefined) replaced.set(node, found)
    }
  }
}

/** The current child of `parent` for a node: itself, the translation around it, or its replacement. */
function standIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node.isConnected ? node : (replaced.get(node) ?? null)
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * Keeps React working in a page whose text nodes a browser's translator moved or replaced (react issue 11538). React
 * removes, inserts and changes nodes that are no longer where it left them, and one DOM exception breaks the whole
 * page. A text that React changes is put back with its new content, and translated again.
 */
export function surviveTranslation(page: Document): void {
  new MutationObserver(notice).observe(page.documentElement, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that they were called on
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call<Node, [T], T>(this, child)
    const shown = standIn(this, child)
    if (shown !== null) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before === null || before.parentNode === this ? before : standIn(this, before)
    return insertBefore.call<Node, [T, Node | null], T>(this, node, place)
  }
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text): string | null {
      return text?.get?.call(this)
    },
    set(this: Text, value: string | null) {
      const shown = this.isConnected ? undefined : replaced.get(this)
      if (shown?.isConnected === true) shown.replaceWith(this)
      text?.set?.call(this, value)
    },
  })
}
