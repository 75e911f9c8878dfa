export { clearHalfLoadedDemo, loadDemo } from './load-demo.ts'
export { demoAccountLines, demoPasswords } from './people.ts'
