export { BuyRight } from './buy-right.tsx'
export { RightDialog } from './late-right-dialog.ts'
export { RightPrompt } from './right-prompt.tsx'
export { useRightProblem } from './use-right-problem.ts'
