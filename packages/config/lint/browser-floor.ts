import { GLOBALS_ABOVE_FLOOR, METHODS_ABOVE_FLOOR, STATICS_ABOVE_FLOOR } from '../browsers.ts'

/** The parts of a syntax tree (ESTree) that the rule reads. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly computed?: boolean
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
  readonly parent?: Node | null
  readonly arguments?: readonly Node[]
}

interface Context {
  report(finding: { node: Node; message: string }): void
}

const METHODS = new Set(Object.values(METHODS_ABOVE_FLOOR).flat())
const GLOBALS = new Set(GLOBALS_ABOVE_FLOOR)
/** Array methods on iterators: available from Chrome 122, Safari 18.4 and Firefox 131. */
const OF_ITERATORS = new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' '))
const ITERATES = new Set(['values', 'keys', 'entries'])

const isIterator = ({ type, callee, arguments: given = [] }: Node): boolean =>
  type === 'CallExpression' &&
  given.length === 0 &&
  callee?.type === 'MemberExpression' &&
  ITERATES.has(callee.property?.name ?? '')

/** Code of pages uses no API that browsers at the floor lack. */
export const browserFloor = {
  create(context: Context) {
    const report = (node: Node, words: string) =>
      context.report({ node, message: `${words} is above the browser floor (packages/config/browsers.ts).` })
    return {
      MemberExpression(node: Node) {
        const { object, property, computed } = node
        const name = property?.name
        if (object === undefined || name === undefined || computed === true) return
        if (STATICS_ABOVE_FLOOR[object.name ?? '']?.includes(name)) report(node, `${object.name}.${name}`)
        else if (METHODS.has(name)) report(node, name)
        else if (object.name === 'globalThis' && GLOBALS.has(name)) report(node, name)
        else if (OF_ITERATORS.has(name) && isIterator(object)) report(node, `${name} of an iterator`)
      },
      CallExpression(node: Node) {
        if (GLOBALS.has(node.callee?.name ?? '')) report(node, node.callee?.name ?? '')
      },
      NewExpression(node: Node) {
        if (GLOBALS.has(node.callee?.name ?? '')) report(node, node.callee?.name ?? '')
      },
    }
  },
}
