import sharp from 'sharp'
import type { TestClient } from './client.ts'

const BOUNDARY = 'jindu-boundary'

/** A small picture, to be encoded. */
export function picture() {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#2e6f73' } })
}

/** Sends bytes to the multipart route, as a browser's form does. */
export function upload(
  client: TestClient,
  bytes: Uint8Array,
  options: { kind?: string; url?: string; field?: string; name?: string } = {},
) {
  const { kind = 'goods', url = `/files/${kind}`, field = 'image', name = 'picture.png' } = options
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  return client.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
}
