export { adWindow } from './ad-window.ts'
