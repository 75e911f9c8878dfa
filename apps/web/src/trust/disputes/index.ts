export type { Assigned, CaseKind, CaseView, CaseWords, Earlier, LedgerEntry } from './case-view.ts'
export {
  isReturnAsked,
  mayNow,
  mustBeHeard,
  stepOf,
  type DisputeSubject,
  type ReadyReasons,
} from './dispute-subject.ts'
export { ComplainDialog } from './complaint/complain-dialog.tsx'
export { DisputeSheet, hasDispute } from './dispute-sheet.tsx'
export { DossierSheet } from './dossier/dossier-sheet.tsx'
export { RulingNote } from './ruling-note.tsx'
export { ProposalSheet } from './split/proposal-sheet.tsx'
export { WithdrawDialog } from './split/withdraw-dialog.tsx'
export { SideName } from './split/side-name.tsx'
export { readRuledShare } from './split/split-amounts.ts'
export { SplitView } from './split/split-view.tsx'
export { PicturePicker } from './statements/picture-picker.tsx'
export { StatementPictures } from './statements/statement-list.tsx'
export { StepLists } from './step-lists.tsx'
export { StepRow } from './step-row.tsx'
