export { CsvButton } from './csv-button.tsx'
export { DayChart } from './day-chart.tsx'
export { everyDay } from './every-day.ts'
