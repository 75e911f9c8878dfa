/**
 * Chooses the ads that a visitor is shown. Visitors take turns through the list, so that every ad is shown equally often; an open page keeps its
 * ads in their places.
 * @module
 */
export { adWindow } from './ad-window.ts'
export { keepRunning } from './keep-running.ts'
