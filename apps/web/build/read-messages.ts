import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseAst, type Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part

const partsOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((part): readonly unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isNode)

/** The text nodes of `{ en: '…', 'zh-CN': '…' }` in both languages; of anything else none. */
function textsOf(node: Node): readonly Node[] {
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
  const found: Node[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every node of the tree has these three
  const open: Node[] = [parseAst(code) as unknown as Node]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(...textsOf(node))
    open.push(...partsOf(node))
  }
  let written = code
  for (const { value, start, end } of found.sort((one, other) => other.start - one.start)) {
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
