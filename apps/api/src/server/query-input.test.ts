import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusal } from '../../test/client.ts'
import { createTestApp } from '../../test/app.ts'
import { bracketedInput } from './query-input.ts'

const schema = z.object({
  page: z.int().min(1).default(1),
  search: z.string().optional(),
  inStock: z.boolean().optional(),
  ids: z.array(z.int()).optional(),
  sort: z.enum(['new', 'price']).optional(),
  filter: z
    .object({ title: z.string(), cents: z.int(), within: z.array(z.object({ at: z.int() })).optional() })
    .optional(),
  until: z.int().nullable().optional(),
  either: z.union([z.object({ uid: z.int() }), z.literal(7)]).optional(),
})

const read = (address: string) => {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(address)) {
    const known = query[name]
    query[name] = known === undefined ? value : [known, value].flat()
  }
  return bracketedInput(query, schema)
}

describe('an input in brackets', () => {
  test('becomes the object that the schema reads, its numbers and booleans with it', () => {
    expect(read('input[page]=2&input[inStock]=true&input[search]=10')).toEqual({ page: 2, inStock: true, search: '10' })
    expect(read('input[filter][title]=7&input[filter][cents]=7&input[filter][within][0][at]=9')).toEqual({
      filter: { title: '7', cents: 7, within: [{ at: 9 }] },
    })
    expect(read('input[until]=null&input[either][uid]=5')).toEqual({ until: null, either: { uid: 5 } })
    expect(read('input[either]=7&input[sort]=price')).toEqual({ either: 7, sort: 'price' })
  })

  test('has a list with numbers, with empty brackets, and with its name once for each', () => {
    for (const each of [
      'input[ids][0]=3&input[ids][1]=4',
      'input[ids][]=3&input[ids][]=4',
      'input[ids]=3&input[ids]=4',
    ])
      expect(read(each)).toEqual({ ids: [3, 4] })
    expect(read('input[ids]=3')).toEqual({ ids: [3] })
  })

  test('leaves what fits nothing for the schema to refuse', () => {
    expect(read('input[page]=two&input[inStock]=maybe')).toEqual({ page: 'two', inStock: 'maybe' })
    expect(read('input[page]=')).toEqual({ page: '' })
  })

  test('is none where no name has brackets', () => {
    expect(read('batch=0&page=2')).toBeUndefined()
  })

  test.each(['constructor][prototype', 'toString', 'hasOwnProperty', 'valueOf][constructor][prototype'])(
    'writes to no object but its own: %s',
    (names) => {
      const before = Object.getOwnPropertyNames(Object.prototype)
      read(`input[${names}][polluted]=1`)
      expect({}).not.toHaveProperty('polluted')
      expect({}).not.toHaveProperty('toString.polluted')
      expect({}).not.toHaveProperty('hasOwnProperty.polluted')
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    },
  )

  test.each([
    ['too deep', 'input[a][b][c][d][e][f][g]=1'],
    ['no path', 'input[a=1'],
    ['a way to the prototype', 'input[__proto__][x]=1'],
    ['both a text and an object', 'input[a]=1&input[a][b]=1'],
    ['too many', Array.from({ length: 201 }, (_, at) => `input[x${at}]=1`).join('&')],
  ])('is refused that is %s', (_, address) => {
    expect(() => read(address)).toThrow('INPUT_INVALID')
  })
})

test('a query reads it, and names the field that is missing or wrong', async () => {
  const api = await createTestApp()
  try {
    const client = api.client()
    const { trpc } = client
    const get = async (url: string) => (await client.inject({ method: 'GET', url: `/trpc/${url}` })).json()
    expect(await get('goods.list?input[limit]=5&input[inStock]=true')).toMatchObject({ result: { data: { total: 0 } } })
    const wrong = await get('goods.list?input[limit]=many')
    expect(wrong.error.data.domain).toMatchObject({ code: 'LIMIT_INVALID', details: { field: 'limit' } })
    for (const missing of [await get('goods.detail'), await get('goods.detail?input=%7B%7D')])
      expect(missing.error.data.domain).toMatchObject({ code: 'ID_INVALID', details: { field: 'id' } })
    const empty = await client.inject({ method: 'POST', url: '/trpc/accounts.login' })
    expect(empty.json().error.data.domain.fields.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['uid', 'password']),
    )
    // @ts-expect-error -- what a caller without types leaves out
    expect(await refusal(trpc.goods.detail.query())).toMatchObject({ code: 'ID_INVALID', details: { field: 'id' } })
  } finally {
    await api.close()
  }
})
