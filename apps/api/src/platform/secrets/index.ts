export { createSecretBox, type SecretBox, type Sealed } from './secret-box.ts'
