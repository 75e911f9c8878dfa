export { adWindow } from './ad-window.ts'
export { keepRunning } from './keep-running.ts'
