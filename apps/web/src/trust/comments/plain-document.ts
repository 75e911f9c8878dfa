/** What somebody typed in a plain field, as the document that the server takes: a paragraph for each line. */
export function plainDocument(typed: string) {
  const content = typed
    .trim()
    .split(/\r?\n/)
    .map((line) => ({ type: 'paragraph', ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }) }))
  return { format: 'prosemirror', doc: { type: 'doc', content } } as const
}
