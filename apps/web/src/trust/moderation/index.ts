export { ReportButton } from './report-button.tsx'
export { useReportReasons } from './use-report-reasons.ts'
