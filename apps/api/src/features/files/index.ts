/** The only door to files for other features. */
export { requireOwnFiles, setFileKind } from './own-files.ts'
export { readFile, type FileGuard, type FileGuards, type StoredFile } from './read-file.ts'
export { storedFile } from './tables.ts'
export { upload, type FileKind } from './upload.ts'
