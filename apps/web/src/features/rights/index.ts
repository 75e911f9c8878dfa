export { RightDialog } from './right-dialog.tsx'
export { RightPrompt } from './right-prompt.tsx'
export { useRightProblem } from './use-right-problem.ts'
