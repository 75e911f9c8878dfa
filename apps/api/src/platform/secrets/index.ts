export { createSecretBox, keyIdOf, type SecretBox, type Sealed } from './secret-box.ts'
export { readCanaries, writeCanary } from './canaries.ts'
