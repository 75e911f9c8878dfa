/** An object on which every path can be called: `proxy.a.b.c(x)` runs `call(['a', 'b', 'c'], [x])`. */
export function pathProxy(
  call: (path: readonly string[], args: readonly unknown[]) => unknown,
  path: readonly string[] = [],
): unknown {
  return new Proxy(() => undefined, {
    // Not a promise, whoever awaits it.
    get: (_target, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : pathProxy(call, [...path, name]),
    apply: (_target, _self, args: unknown[]) => call(path, args),
  })
}
