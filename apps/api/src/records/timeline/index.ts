/** The only door to timelines for other features. */
export { appendEntry, NO_ENTRIES, type Entry, type Subject, type TimelineEnd } from './append-entry.ts'
export { dossierOutput, talkEvent, timelineInput, timelineRow } from './output.ts'
export { readEvents } from './read-events.ts'
export { readDossier } from './read-dossier.ts'
export { lastAtOf, readTimeline, type TimelinePage } from './read-timeline.ts'
export { type TimelineFile } from './tables.ts'
