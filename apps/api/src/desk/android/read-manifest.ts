/**
 * Android's compiled XML (`ResXMLTree` of `ResourceTypes.h`), as far as a manifest needs it: elements with their
 * attributes.
 */
export interface Element {
  readonly name: string
  /** By resource id for Android's own attributes, which may have lost their names, by name for others. */
  readonly attributes: ReadonlyMap<number | string, string | number>
}

const CHUNK = { xml: 0x0003, strings: 0x0001, resourceMap: 0x0180, startElement: 0x0102 } as const
const UTF8 = 0x100
const VALUE = { string: 0x03, decimal: 0x10, hexadecimal: 0x11 } as const
const NONE = 0xff_ff_ff_ff
const MOST_STRINGS = 10_000
const CHUNK_HEAD = 8

const utf8 = new TextDecoder()
const utf16 = new TextDecoder('utf-16le')

/** One or two units; the highest bit of the first says which. */
function readLength(view: DataView, at: number, unit: 1 | 2): readonly [length: number, next: number] {
  const read = (place: number): number => (unit === 1 ? view.getUint8(place) : view.getUint16(place, true))
  const first = read(at)
  const top = unit === 1 ? 0x80 : 0x80_00
  if ((first & top) === 0) return [first, at + unit]
  return [(first & (top - 1)) * (unit === 1 ? 0x1_00 : 0x1_00_00) + read(at + unit), at + 2 * unit]
}

function readStrings(view: DataView, start: number): readonly string[] {
  const count = view.getUint32(start + 8, true)
  if (count > MOST_STRINGS) throw new RangeError('too many strings')
  const isUtf8 = (view.getUint32(start + 16, true) & UTF8) !== 0
  const data = start + view.getUint32(start + 20, true)
  const whole = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  const bytes = (from: number, length: number): Uint8Array => whole.subarray(from, from + length)
  return Array.from({ length: count }, (_, nth) => {
    const at = data + view.getUint32(start + 28 + nth * 4, true)
    const [characters, next] = readLength(view, at, isUtf8 ? 1 : 2)
    if (!isUtf8) return utf16.decode(bytes(next, characters * 2))
    const [length, from] = readLength(view, next, 1)
    return utf8.decode(bytes(from, length))
  })
}

/**
 * Reads the elements of a compiled manifest in their order.
 * @throws RangeError for bytes that are something else
 */
export function readManifest(bytes: Uint8Array): readonly Element[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint16(0, true) !== CHUNK.xml) throw new RangeError('no compiled XML')
  let strings: readonly string[] = []
  let resources: readonly number[] = []
  const elements: Element[] = []
  for (let at: number = view.getUint16(2, true); at + CHUNK_HEAD <= view.byteLength;) {
    const type = view.getUint16(at, true)
    const size = view.getUint32(at + 4, true)
    // A chunk without size would be read for ever.
    if (size < CHUNK_HEAD) throw new RangeError('a chunk without size')
    if (type === CHUNK.strings) strings = readStrings(view, at)
    if (type === CHUNK.resourceMap) {
      const first = at + view.getUint16(at + 2, true)
      const count = Math.min((at + size - first) / 4, MOST_STRINGS)
      resources = Array.from({ length: count }, (_, nth) => view.getUint32(first + nth * 4, true))
    }
    if (type === CHUNK.startElement) elements.push(readElement(view, at, strings, resources))
    at += size
  }
  return elements
}

function readElement(view: DataView, start: number, strings: readonly string[], resources: readonly number[]): Element {
  const body = start + view.getUint16(start + 2, true)
  const first = body + view.getUint16(body + 8, true)
  const size = view.getUint16(body + 10, true)
  const count = view.getUint16(body + 12, true)
  const attributes = new Map<number | string, string | number>()
  for (let nth = 0; nth < count; nth += 1) {
    const at = first + nth * size
    const name = view.getUint32(at + 4, true)
    const raw = view.getUint32(at + 8, true)
    const type = view.getUint8(at + 15)
    const data = view.getUint32(at + 16, true)
    const key = resources[name] ?? strings[name]
    const value =
      type === VALUE.decimal || type === VALUE.hexadecimal
        ? data
        : strings[type === VALUE.string ? data : raw === NONE ? -1 : raw]
    if (key !== undefined && value !== undefined) attributes.set(key, value)
  }
  return { name: strings[view.getUint32(body + 4, true)] ?? '', attributes }
}
