import { parseAst } from 'rolldown/parseAst'
import { isNode, partsOf, type SyntaxNode } from './syntax.ts'

/** Minimum length of a repeated type, in characters, to get a name. */
const SHORTEST = 60
/** Short types that most calls have, with the names that their readers know. */
const KNOWN: Readonly<Record<string, string>> = {
  '"BTC" | "LTC" | "USDT"': 'CurrencyCode',
  '{ readonly asset: "USD"; readonly units: string; }': 'Usd',
  '{ readonly asset: "BTC" | "LTC" | "USDT"; readonly units: string; }': 'Coin',
  '{ readonly asset: "BTC" | "LTC" | "USD" | "USDT"; readonly units: string; }': 'Amount',
  'Readonly<Record<"BTC" | "LTC" | "USDT", number>> | undefined': 'OfEachCoin',
  '{ asset: "USD"; units: string; }': 'UsdInput',
  '"buyer" | "seller"': 'Party',
  '{ currency: "BTC" | "LTC" | "USDT"; usdE8: string; }': 'CoinRate',
  '{ readonly reason: string; }': 'Reason',
  '{ id: number; }': 'Id',
  '{ id: number; reason: string; }': 'Reasoned',
  '{ BTC: number; LTC: number; USDT: number; }': 'ByCoin',
  '{ id: number; payPassword?: string | undefined; }': 'PaidStep',
  '{ page?: number | undefined; limit?: number | undefined; }': 'Page',
  '{ id: number; as?: "buyer" | "seller" | undefined; }': 'SideOf',
  '{ asset: "BTC" | "LTC" | "USDT"; units: string; }': 'CoinInput',
}
const NAMED = new Set(['TSTypeLiteral', 'TSUnionType'])
/** `undefined` or `null` at the end of a union: the same union occurs with and without it. */
const ABSENT = /\s*\|\s*(?:undefined|null)$/

function keyOf(node: SyntaxNode): string {
  const key = node['key'] ?? node['id']
  return isNode(key) && typeof key['name'] === 'string' ? key['name'] : ''
}

interface Repeated {
  readonly node: SyntaxNode
  readonly path: readonly string[]
  times: number
}

/** `goodsOrders.info.output.timer` as the name of a type: `GoodsOrdersInfoTimer`. */
function typeName(path: readonly string[], taken: ReadonlySet<string>): string {
  const words = path.filter((word) => word !== '' && word !== 'output' && word !== 'calls')
  const plain = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  let name = plain
  for (let nth = 2; taken.has(name); nth += 1) name = `${plain}${nth}`
  return name
}

/**
 * Gives a name to each type that occurs more than once in a declaration file, and declares it once.
 * @param declaration TypeScript declarations, as the compiler writes them
 */
export function nameRepeats(declaration: string): string {
  const tree: unknown = parseAst(declaration, { lang: 'dts' })
  if (!isNode(tree)) throw new TypeError('no syntax tree')
  const textOf = ({ start, end }: SyntaxNode) => declaration.slice(start, end).replaceAll(/\s+/g, ' ')
  // Of two members the other one is a type by itself, which is found inside.
  const absentIn = (node: SyntaxNode) =>
    node.type === 'TSUnionType' && partsOf(node).length > 2 ? (ABSENT.exec(textOf(node))?.[0] ?? '') : ''
  const namedPart = (node: SyntaxNode) => textOf(node).replace(absentIn(node), '')
  const found = new Map<string, Repeated>()

  function collect(node: SyntaxNode, path: readonly string[]): void {
    const here = [...path, keyOf(node)]
    const text = NAMED.has(node.type) ? namedPart(node) : ''
    if (text.length >= SHORTEST || KNOWN[text] !== undefined) {
      const known = found.get(text)
      if (known === undefined) found.set(text, { node, path: here, times: 1 })
      else {
        // Types inside a duplicate were counted with its first occurrence.
        known.times += 1
        return
      }
    }
    for (const part of partsOf(node)) collect(part, here)
  }
  collect(tree, [])

  const names = new Map<string, string>()
  const taken = new Set<string>(Object.values(KNOWN))
  for (const [text, { path, times }] of found) {
    if (times < 2) continue
    const name = KNOWN[text] ?? typeName(path, taken)
    taken.add(name)
    names.set(text, name)
  }

  /** The text of a node, with names in place of the types inside it. */
  function written(node: SyntaxNode): string {
    let text = ''
    let at = node.start
    for (const part of partsOf(node).toSorted((one, other) => one.start - other.start)) {
      // A shorthand property occurs twice in the tree: as key and as value.
      if (part.start < at) continue
      text += declaration.slice(at, part.start) + (nameOf(part) ?? written(part))
      at = part.end
    }
    return text + declaration.slice(at, node.end)
  }
  function nameOf(node: SyntaxNode): string | undefined {
    const name = NAMED.has(node.type) ? names.get(namedPart(node)) : undefined
    return name === undefined ? undefined : name + absentIn(node)
  }

  const types = [...names].map(([text, name]) => {
    const node = found.get(text)?.node
    if (node === undefined) return ''
    const type = absentIn(node) === '' ? written(node) : written(node).replace(ABSENT, '')
    return `export type ${name} = ${type};`
  })
  return [written(tree).trimEnd(), ...types, '']
    .join('\n')
    .replaceAll(/^ +/gm, (blanks) => ' '.repeat(blanks.length / 4))
}
