export { ImageUpload, type ImageUploadProps, type Picture } from './image-upload.tsx'
export { EMPTY_DOCUMENT, type RichDocument, isRichDocument } from './rich-document.ts'
export { RichField } from './rich-field.tsx'
export { RichText } from './rich-text.tsx'
