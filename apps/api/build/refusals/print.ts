import { refusalsOfVerbs } from './index.ts'

process.stdout.write(JSON.stringify(refusalsOfVerbs()))
