import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '../notify/notices.ts'
import { useLocale } from '../preferences.ts'
import { uploadImage, type UploadKind } from './upload-image.ts'

export interface Picture {
  readonly fileId: string
  /** The file's name without its ending. */
  readonly name: string
}

export interface ImageUploading {
  readonly busy: boolean
  readonly send: (files: readonly File[]) => Promise<void>
}

/**
 * Uploads pictures one after the other; refused ones are listed with reasons.
 * @param onUploaded called with all accepted pictures of one selection, in order
 */
export function useImageUpload(kind: UploadKind, onUploaded: (pictures: readonly Picture[]) => void): ImageUploading {
  const { t } = useLingui()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true)
    const refused: string[] = []
    const taken: Picture[] = []
    for (const file of files) {
      const upload = await uploadImage(kind, file, locale)
      if ('id' in upload) taken.push({ fileId: upload.id, name: file.name.replace(/\.[a-z]+$/i, '') })
      else refused.push(`${file.name}: ${upload.refused}`)
    }
    setBusy(false)
    if (taken.length > 0) onUploaded(taken)
    if (refused.length > 0) notify({ tone: 'negative', title: t`Not every picture was taken`, messages: refused })
  }
  return { busy, send }
}
