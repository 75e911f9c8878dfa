/** The only door to files for other features. */
export { bindFiles } from './bind-files.ts'
export { ownFiles } from './own-files.ts'
export { readOwnPictures } from './own-pictures.ts'
export { readFile, type FileGuards, type FileKept, type StoredFile } from './read-file.ts'
export { pictureWidth, readNarrow } from './read-narrow.ts'
export { storedFile } from './tables.ts'
export { attachment, UPLOAD_SCOPE, uploadKind } from './router.ts'
export { upload } from './upload.ts'
