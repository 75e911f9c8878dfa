import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

/** Rows of modules, dark ones true. */
export type QrMatrix = readonly (readonly boolean[])[]

export interface QrCodeProps {
  readonly value: string
  readonly label: string
  /** A precomputed matrix: rendered on the server too, without loading the encoder. */
  readonly matrix?: QrMatrix
  readonly className?: string
}

const QUIET = 4

/** A QR code, dark on white in both themes: not every scanner reads the reverse. */
export function QrCode({ value, label, matrix, className }: QrCodeProps): ReactNode {
  const [encoded, setEncoded] = useState<{ value: string; matrix: QrMatrix }>()
  useEffect(() => {
    if (matrix !== undefined) return undefined
    let wanted = true
    const encode = async (): Promise<void> => {
      const made = await encodeQr(value)
      if (wanted) setEncoded({ value, matrix: made })
    }
    void encode()
    return () => {
      wanted = false
    }
  }, [matrix, value])

  const modules = matrix ?? (encoded?.value === value ? encoded.matrix : undefined)
  const size = (modules?.length ?? 25) + 2 * QUIET
  return (
    <svg
      className={clsx('qr-code', modules === undefined && 'is-loading', className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      aria-busy={modules === undefined}
    >
      <rect className="qr-ground" width={size} height={size} />
      {modules === undefined ? null : <path className="qr-modules" d={modulePath(modules)} />}
    </svg>
  )
}

/** Encodes a text, error correction M. The encoder is loaded on first use. */
export async function encodeQr(value: string): Promise<QrMatrix> {
  const { default: encoder } = await import('qrcode')
  const { modules } = encoder.create(value, { errorCorrectionLevel: 'M' })
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) !== 0),
  )
}

function modulePath(matrix: QrMatrix): string {
  let path = ''
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      let end = x
      while (row[end] === true) end += 1
      if (end > x) path += `M${x + QUIET} ${y + QUIET}h${end - x}v1h-${end - x}z`
      x = end + 1
    }
  })
  return path
}
