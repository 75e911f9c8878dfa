import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseAst, type Plugin } from 'vite'
import { isNode, nodesOf, partsOf, type SyntaxNode } from './syntax.ts'

/** The text nodes of `{ en: '…', 'zh-CN': '…' }` in both languages; of anything else none. */
function textsOf(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type !== 'ObjectExpression') return []
  const properties = partsOf(node).map(({ key, value }) => ({ key, value }))
  const values = ['en', 'zh-CN'].map(
    (locale) => properties.find(({ key }) => isNode(key) && (key['name'] ?? key['value']) === locale)?.value,
  )
  const texts = values.filter(isNode).filter(({ type }) => type === 'Literal')
  return texts.length === 2 ? texts : []
}

/**
 * Writes each text with a placeholder as lingui reads it: `At most {n}` becomes `["At most ",["n"]]`.
 * @throws Error for what is no ICU message
 */
export function readMessages(code: string): string {
  const found = nodesOf(parseAst(code)).flatMap(textsOf)
  let written = code
  for (const { value, start, end } of found.toSorted((one, other) => other.start - one.start)) {
    if (typeof value !== 'string' || !value.includes('{')) continue
    written = written.slice(0, start) + JSON.stringify(compileMessageOrThrow(value)) + written.slice(end)
  }
  return written
}

/** Reads the messages of packages/i18n in the build, so that no browser has to: the reader of ICU messages weighs 8 KB. */
export function readMessagesInBuild(): Plugin {
  return {
    name: 'jindu:read-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /packages\/i18n\/src\/compile-message\.ts$/ },
      handler: () => 'export const compileMessage = (message) => message',
    },
    transform: {
      filter: { id: /packages\/i18n\/src\/.+\.ts$/ },
      handler: (code) => ({ code: readMessages(code), map: null }),
    },
  }
}
