import type { CleanImage } from './image.ts'
import type { ImageType } from './image-type.ts'

/** What the process of pictures is asked for. */
export type PictureJob =
  | { readonly kind: 'clean'; readonly from: string; readonly to: string; readonly type: ImageType }
  | { readonly kind: 'narrow'; readonly from: string; readonly width: number }

/** What each kind of job comes to. */
export interface PictureResults {
  readonly clean: CleanImage
  readonly narrow: Uint8Array
}

/** What comes back: the result, why the picture is refused, or what else went wrong. */
export type PictureAnswer =
  | { readonly result: PictureResults[keyof PictureResults] }
  | { readonly refused: 'broken' | 'pixels' }
  | { readonly failed: { readonly message: string; readonly code?: string } }
