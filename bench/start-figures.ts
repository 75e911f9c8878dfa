import { setTimeout as sleep } from 'node:timers/promises'
import { processorTime } from './processor-time.ts'
import { residentMib, startProduct } from './product.ts'
import { median } from './summary.ts'

const STARTS = 3
const IDLE_SECONDS = 3

/** Starts further built servers on a database that is up; medians of their time to ready and their memory at rest. */
export async function measureStart(databaseUrl: string, dataDir: string) {
  const ready: number[] = []
  const processor: number[] = []
  const memory: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const product = await startProduct({ DATABASE_URL: databaseUrl, SANDBOX: 'true', DATA_DIR: dataDir })
    processor.push(processorTime(product.pid, 0).server)
    await sleep(IDLE_SECONDS * 1000)
    ready.push(product.readyMilliseconds)
    memory.push(residentMib(product.pid))
    await product.stop()
  }
  return {
    coldStartMilliseconds: Math.round(median(ready)),
    coldStartProcessorMilliseconds: Math.round(median(processor)),
    idleMib: Math.round(median(memory)),
  }
}
