/** A product that tests look at, as its address and the folder of its database and files. */
export interface Product {
  readonly origin: string
  readonly dataDir: string
}

const NAME = 'E2E_PRODUCTS'

/** Passes the products' addresses to the workers, which inherit the environment. */
export function tellProducts(products: readonly Product[]): void {
  process.env[NAME] = JSON.stringify(products)
}

/**
 * The product of a parallel worker.
 * @throws Error if there is none
 */
export function productOf(worker: number): Product {
  const products: readonly Product[] = JSON.parse(process.env[NAME] ?? '[]')
  const product = products[worker]
  if (product === undefined) throw new Error(`no product was started for worker ${worker}`)
  return product
}
