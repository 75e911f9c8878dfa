import type { CleanImage } from './image.ts'
import type { ImageType } from './image-type.ts'

/** Jobs of the picture process. */
export type PictureJob =
  | { readonly kind: 'clean'; readonly from: string; readonly to: string; readonly type: ImageType }
  | { readonly kind: 'narrow'; readonly from: string; readonly width: number }

/** The result of each kind of job. */
export interface PictureResults {
  readonly clean: CleanImage
  readonly narrow: Uint8Array
}

/** The answer to a job: the result, why the picture was refused, or another error. */
export type PictureAnswer =
  | { readonly result: PictureResults[keyof PictureResults] }
  | { readonly refused: 'broken' | 'pixels' }
  | { readonly failed: { readonly message: string; readonly code?: string } }
