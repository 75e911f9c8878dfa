import { setPriority } from 'node:os'
import { cleanImage, narrowImage, PictureRefused } from './platform/pictures/image.ts'
import type { PictureAnswer, PictureJob } from './platform/pictures/job.ts'

// The process in which pictures are decoded: what a picture does to it, it does to nobody else. The server starts and ends it.
const LOWER_PRIORITY = 10

async function run(job: PictureJob): Promise<PictureAnswer> {
  try {
    if (job.kind === 'clean') return { result: await cleanImage(job.from, job.to, job.type) }
    return { result: await narrowImage(job.from, job.width) }
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.reason }
    if (!(error instanceof Error)) return { failed: { message: String(error) } }
    const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
    return { failed: { message: error.message, ...code } }
  }
}

setPriority(LOWER_PRIORITY)
process.on('message', (job: PictureJob) => {
  void run(job).then((answer) => process.send?.(answer))
})
// Ctrl-C in a terminal reaches every process of it: the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// The server is gone, however it went.
process.on('disconnect', () => process.exit(0))
