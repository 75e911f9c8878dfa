import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { repositoryRoot } from '../platform/env/index.ts'
import { endpoints } from './endpoints/index.ts'
import { openApiDocument } from './openapi.ts'

const calls = z.array(
  z.object({
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    auth: z.enum(['visitor', 'user']),
    params: z.array(z.string()),
    returns: z.string(),
  }),
)

/** The specification lies beside the repository; a clone elsewhere has only the table to hold to. */
const specification = `${repositoryRoot()}/../shared/spec/calls.json`

/** Words of the remarks that are no field names. */
const PROSE = new Set(
  `a an and the of in is or to as they were when are rows only list lists three named value digest user users info
  goods order action timeline bought with settings site names usd rate MD5 userinfo new address addresses received shipment
  re reads chain JSON MD ids ends every session that multipart`.split(/\s+/),
)

function namesIn(returns: string): string[] {
  const words = returns.match(/[A-Za-z_]+(?:\.[A-Za-z_]+)*/g) ?? []
  return words.flatMap((word) => word.split('.')).filter((word) => !PROSE.has(word) && !word.endsWith('_chars'))
}

function fieldNames(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') Object.keys(value).forEach((name) => found.add(name))
    fieldNames(value, found)
  }
  return found
}

describe.runIf(existsSync(specification))('the rows against the specification', () => {
  const specified = existsSync(specification) ? calls.parse(JSON.parse(readFileSync(specification, 'utf8'))) : []

  it('name no call that it does not know', () => {
    const known = new Set(specified.map((call) => call.path))
    expect([...endpoints.keys()].filter((path) => !known.has(path))).toEqual([])
  })

  it.each(specified.filter((call) => endpoints.has(call.path)))('$path', (call) => {
    const row = endpoints.get(call.path)
    expect([row?.method, row?.access]).toEqual([call.method, call.auth])
    expect(Object.keys(row?.params ?? {})).toEqual(expect.arrayContaining(call.params))
    expect(Object.keys(row?.params ?? {})).toHaveLength(call.params.length)
    const answered = fieldNames(row === undefined ? {} : z.toJSONSchema(row.answer, { io: 'input' }))
    expect(namesIn(call.returns).filter((name) => !answered.has(name) && !call.params.includes(name))).toEqual([])
  })
})

it('the OpenAPI document has every call with its parameters', () => {
  const document = openApiDocument('https://market.example')
  expect(Object.keys(document['paths'] ?? {})).toHaveLength(endpoints.size)
  expect(document['paths']).toMatchObject({
    '/api/user.user.MsUser/login': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { properties: { uid: {}, pwd: {}, signature: {} } } } },
        },
      },
    },
  })
})
