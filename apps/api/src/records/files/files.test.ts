import { fail } from '@jindu/domain/errors'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { PAY, person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('an upload is refused', () => {
  it('from a visitor', async () => {
    expect((await upload(api.client(), await picture().png().toBuffer())).json().error.code).toBe('LOGIN_REQUIRED')
  })

  it('under another field or of a kind that does not exist', async () => {
    const { client } = await person(api)
    const png = await picture().png().toBuffer()
    expect((await upload(client, png, { field: 'file' })).json().error.code).toBe('FILE_REQUIRED')
    expect((await upload(client, png, { kind: 'secrets' })).json().error.code).toBe('NOT_FOUND')
  })

  it('when its content is no jpeg, gif or png, whatever its name says', async () => {
    const { client } = await person(api)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const bytes of [svg, await picture().webp().toBuffer(), Buffer.from('plain text')]) {
      expect((await upload(client, bytes)).json().error.code).toBe('FILE_NOT_IMAGE')
    }
  })

  it('when it is cut short', async () => {
    const { client } = await person(api)
    const whole = await sharp({
      create: {
        width: 640,
        height: 480,
        channels: 3,
        background: '#123456',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const answer = await upload(client, whole.subarray(0, whole.length / 2))
    expect(answer.json().error.code).toBe('FILE_BROKEN')
  })

  it('when the disk is full, with 503, and leaves nothing in its place', async () => {
    const { client } = await person(api)
    const full = vi.spyOn(api.app.files, 'adopt').mockImplementation(() => fail('STORAGE_FULL'))
    const answer = await upload(client, await picture().png().toBuffer())
    full.mockRestore()
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'STORAGE_FULL'])
    expect(await readdir(join(api.filesDir, 'spool'))).toEqual([])
    expect((await upload(client, await picture().png().toBuffer())).statusCode).toBe(200)
  })

  it('when it is 32 MB or more', async () => {
    const { client } = await person(api)
    const answer = await upload(client, Buffer.alloc(33_554_432, 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatchObject({ code: 'FILE_TOO_LARGE', details: { megabytes: 32 } })
  })
})

describe('a stored image', () => {
  it('has lost its metadata and comes with headers that let nothing run', async () => {
    const { client } = await person(api)
    const withPlace = await picture()
      .withExif({ IFD0: { Copyright: 'somebody at home', ImageDescription: 'secret-place' } })
      .jpeg()
      .toBuffer()
    expect(withPlace.includes('secret-place')).toBe(true)
    const { id } = (await upload(client, withPlace, { name: 'x.gif' })).json()
    const answer = await api.client().inject({ method: 'GET', url: `/files/${id}` })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.includes('secret-place')).toBe(false)
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('of a restricted kind is there for its owner only', async () => {
    const owner = await person(api)
    const stranger = await person(api)
    const { id } = (await upload(owner.client, await picture().png().toBuffer(), { kind: 'shipment' })).json()
    const url = `/files/${id}`
    for (const client of [api.client(), stranger.client]) {
      const refused = await client.inject({ method: 'GET', url })
      expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'FILE_NOT_FOUND'])
    }
    const own = await owner.client.inject({ method: 'GET', url })
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it('comes narrower in the widths that pages show, and whole in any other', async () => {
    const { client } = await person(api)
    const wide = sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#2e6f73' } })
    const { id } = (await upload(client, await wide.png().toBuffer())).json()
    const get = (query: string) => api.client().inject({ method: 'GET', url: `/files/${id}${query}` })
    const [first, second] = await Promise.all([get('?w=320'), get('?w=320')])
    for (const narrow of [first, second, await get('?w=320')]) {
      expect(narrow.headers['content-type']).toBe('image/webp')
      expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    }
    const tag = String(first.headers['etag'])
    const again = await api
      .client()
      .inject({ method: 'GET', url: `/files/${id}?w=320`, headers: { 'if-none-match': tag } })
    expect(again.statusCode).toBe(304)
    for (const query of ['', '?w=321', '?w=1e9', '?w=320&w=720']) {
      expect(await sharp((await get(query)).rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_000 })
    }
  })

  it('is never made wider than it is', async () => {
    const { client } = await person(api)
    const { id } = (await upload(client, await picture().jpeg().toBuffer())).json()
    const answer = await api.client().inject({ method: 'GET', url: `/files/${id}?w=720` })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64 })
  })

  it('comes narrower though the disk is full, unkept', async () => {
    const { client } = await person(api)
    const { id } = (await upload(client, await picture().png().toBuffer())).json()
    const full = vi.spyOn(api.app.files, 'put').mockImplementation(() => fail('STORAGE_FULL'))
    for (let reads = 1; reads <= 2; reads += 1) {
      const narrow = await api.client().inject({ method: 'GET', url: `/files/${id}?w=160` })
      expect([narrow.statusCode, narrow.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(full).toHaveBeenCalledTimes(reads)
    }
    full.mockRestore()
  })

  it('that moves stays whole', async () => {
    const { client } = await person(api)
    const { id } = (await upload(client, await picture().gif().toBuffer())).json()
    const answer = await api.client().inject({ method: 'GET', url: `/files/${id}?w=160` })
    expect(answer.headers['content-type']).toBe('image/gif')
  })

  it('is not found under a made-up id', async () => {
    for (const id of ['1', '..%2f..%2fetc%2fpasswd', '00000000-0000-4000-8000-000000000000']) {
      expect((await api.client().inject({ method: 'GET', url: `/files/${id}` })).statusCode).toBe(404)
    }
  })
})

const withScopes = async (...scopes: ('market' | 'own' | 'trade')[]) => {
  const owner = await person(api)
  const { token } = await owner.client.trpc.accounts.tokens.create.mutate({
    name: 'pictures',
    scopes,
    days: 1,
    addresses: [],
    ...(scopes.includes('trade') && { payPassword: PAY, dailyLimit: { asset: 'USD', units: '1000' } as const }),
  })
  return { owner, program: api.client({ headers: { authorization: `Bearer ${token}` } }) }
}

describe('a program with a token', () => {
  it('is refused without the scope, and for what is another’s', async () => {
    const png = await picture().png().toBuffer()
    const { owner, program } = await withScopes('market')
    const sent = await upload(program, png)
    expect([sent.statusCode, sent.json().error]).toMatchObject([
      403,
      { code: 'TOKEN_SCOPE_MISSING', details: { scope: 'trade' } },
    ])
    const { id } = (await upload(owner.client, png, { kind: 'shipment' })).json()
    expect((await program.inject({ method: 'GET', url: `/files/${id}` })).json().error.code).toBe('TOKEN_SCOPE_MISSING')
    const stranger = await withScopes('own')
    expect((await stranger.program.inject({ method: 'GET', url: `/files/${id}` })).json().error.code).toBe(
      'FILE_NOT_FOUND',
    )
  })

  it('uploads with `trade`, reads its owner’s with `own`, and what anybody may see with any', async () => {
    const png = await picture().png().toBuffer()
    const { owner, program } = await withScopes('own', 'trade')
    const sent = await upload(program, png, { kind: 'shipment' })
    expect(sent.headers).toMatchObject({ 'ratelimit-limit': '600' })
    expect(sent.json()).toMatchObject({ contentType: 'image/png' })
    const url = `/files/${sent.json().id}`
    expect((await program.inject({ method: 'GET', url })).statusCode).toBe(200)
    expect((await owner.client.inject({ method: 'GET', url })).statusCode).toBe(200)
    const open = (await upload(program, png)).json()
    const { program: looks } = await withScopes('market')
    expect((await looks.inject({ method: 'GET', url: `/files/${open.id}` })).statusCode).toBe(200)
  })
})
