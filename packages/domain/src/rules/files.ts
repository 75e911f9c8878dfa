/** Uploads (marketplace.md §5). */
export const fileRules = {
  maximumBytes: 33_554_432,
  maximumMegabytes: 32,
  maximumPixels: 25_000_000,
  maximumMegapixels: 25,
  imageTypes: ['image/jpeg', 'image/gif', 'image/png'],
  imageExtensions: ['jpeg', 'jpg', 'gif', 'png'],
  maximumAttachments: 20,
  /** The widths in pixels that a picture is also served in. */
  pictureWidths: [160, 320, 480, 720, 960],
} as const
