import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints/index.ts'
import { wordedNames } from './field-words.ts'
import { errorTable, openApiDocument } from './openapi.ts'

const document = JSON.stringify(openApiDocument('https://jindu.example'))

test('redocly’s recommended rules find nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config })
  const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
  expect([...new Set(told)].slice(0, 20)).toEqual([])
})

describe('the document', () => {
  test('leaves no reference without what it names', () => {
    const at = (pointer: string) =>
      pointer
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
          JSON.parse(document),
        )
    const named = [...document.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer)
    expect(named.length).toBeGreaterThan(endpoints.size)
    expect([...new Set(named)].filter((pointer) => typeof at(pointer) !== 'object')).toEqual([])
  })

  test('says what numbers stand for, of fields that are there', () => {
    const { asked, answered } = wordedNames()
    const isThere = (name: string) => document.includes(`"name":"${name}"`) || document.includes(`"${name}":{`)
    const plain = [...asked, ...answered].map((name) => name.slice(name.indexOf('.') + 1))
    expect(plain.filter((name) => !isThere(name))).toEqual([])
    const { components }: { components: { schemas: Record<string, object> } } = JSON.parse(document)
    const has = (entity: string, field: string) =>
      JSON.stringify(components.schemas[entity] ?? {}).includes(`"${field}":{`)
    const owned = answered.filter((name) => name.includes('.')).map((name) => name.split('.'))
    expect(owned.filter(([entity = '', field = '']) => !has(entity, field))).toEqual([])
    const calls = asked.filter((name) => name.includes('.')).map((name) => name.split('.', 1)[0] ?? '')
    expect(calls.filter((call) => !document.includes(`/${call}"`))).toEqual([])
    for (const says of ['0 open, 1 revoked, 2 completed', '0 created, 1 sales, 2 updated, 3 recommended, 4 hot'])
      expect(document).toContain(says)
    expect(document).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  test('says each entity once, and the answers refer to it', () => {
    for (const name of ['Goods', 'GoodsOrder', 'OtcOffer', 'OtcOrder', 'Comment'])
      expect(document.split(`"#/components/schemas/${name}"`).length).toBeGreaterThan(1)
    expect(document.length).toBeLessThan(600_000)
  })

  test('tells every code with its number, its status and both languages', () => {
    const table = errorTable()
    expect(new Set(table.map(({ code }) => code)).size).toBe(table.length)
    expect(table.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || en === '')).toEqual([])
    const statuses = [...new Set(table.map(({ status }) => String(status)))]
    const { paths }: { paths: Record<string, Record<string, { responses: object }>> } = JSON.parse(document)
    for (const path of Object.values(paths))
      for (const { responses } of Object.values(path))
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses))
  })
})
