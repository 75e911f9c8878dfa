/** Converts plain text to the document format of the server: one paragraph per line. */
export function plainDocument(typed: string) {
  const content = typed
    .trim()
    .split(/\r?\n/)
    .map((line) => ({ type: 'paragraph', ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }) }))
  return { format: 'prosemirror', doc: { type: 'doc', content } } as const
}
