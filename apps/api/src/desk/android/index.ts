/** The only door to the Android app for other floors. */
export { assetLinks } from './asset-links.ts'
export { offeredRelease, versionOf } from './newest.ts'
