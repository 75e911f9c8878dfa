/**
 * Calls `root.a.b.c(...args)` for the path `['a', 'b', 'c']`.
 *
 * @throws TypeError when the path leads to nothing that can be called
 */
export function callPath(root: unknown, path: readonly string[], args: readonly unknown[]): unknown {
  const call = path.reduce<unknown>((node, name) => (isIndexed(node) ? node[name] : undefined), root)
  if (typeof call !== 'function') throw new TypeError(`${path.join('.')} cannot be called`)
  return Reflect.apply(call, undefined, args)
}

// The client's nodes are proxies of functions.
function isIndexed(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'function' || (typeof node === 'object' && node !== null)
}
