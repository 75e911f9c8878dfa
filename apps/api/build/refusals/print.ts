import { keptRefusals } from './kept.ts'

process.stdout.write(JSON.stringify(keptRefusals()))
