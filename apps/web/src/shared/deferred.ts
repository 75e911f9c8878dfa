export interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
}

const unset = (): void => undefined

/** A promise with the function that settles it; `Promise.withResolvers` is above the browser floor. */
export function deferred<Value = void>(): Deferred<Value> {
  let resolve: (value: Value) => void = unset
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
