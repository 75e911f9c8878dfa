import { expect, test } from 'vitest'
import { describeCalls } from './describe-calls.ts'

const declaration = `export declare const calls: {
 goods: {
  list: Query<One, Two>;
  stock: {
   add: Mutation<{
    id: number;
   }, void>;
  };
 };
};
`

test('each call has its line above it, those of a router inside another too', () => {
  const summaries = new Map([
    ['goods.list', 'Search goods'],
    ['goods.stock.add', 'Add units to the stock'],
  ])
  expect(describeCalls(declaration, summaries)).toBe(`export declare const calls: {
 goods: {
  /** Search goods */
  list: Query<One, Two>;
  stock: {
   /** Add units to the stock */
   add: Mutation<{
    id: number;
   }, void>;
  };
 };
};
`)
})

test('a call without a line is refused by name', () => {
  expect(() => describeCalls(declaration, new Map([['goods.list', 'Search goods']]))).toThrow('goods.stock.add')
})
