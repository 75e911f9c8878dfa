/**
 * Private conversations: which sides there are, who may speak now, and which parts of a line lead out of the site.
 * @module
 */
export { whyNotSpeak, type SpeakingFacts } from './speaking.ts'
export {
  CONVERSATION_KINDS,
  CONVERSATION_SIDES,
  type ConversationKind,
  type ConversationSide,
  type LineSide,
} from './subjects.ts'
export { leadsOutside, LINE_WARNINGS, warningsOf, type FoundWarning, type LineWarning } from './warnings.ts'
