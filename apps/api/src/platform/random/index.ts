export * from './random.ts'
