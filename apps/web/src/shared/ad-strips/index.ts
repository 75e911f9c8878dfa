export { AdStrip } from './ad-strip.tsx'
