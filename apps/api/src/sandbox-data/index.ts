export { clearHalfLoadedDemo, loadDemo } from './load-demo.ts'
export { demoAccountLines } from './people.ts'
