import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'

type File = Answered<Api['files']['describe']>['data'][number]

const FOLDER = 'files'

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const satisfies Record<
  File['contentType'],
  string
>

/** An upload as old clients know it; its bytes lie at `/folder/physical_filename.extension`. */
export const attachment = z.object({
  id: z.string(),
  folder: z.string(),
  physical_filename: z.string(),
  extension: z.string(),
})

export function toAttachment({ id, contentType }: File): z.input<typeof attachment> {
  return { id, folder: FOLDER, physical_filename: id, extension: EXTENSIONS[contentType] }
}
