import { fail } from '@jindu/domain/errors'
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storageFailure } from '../files/storage-full.ts'
import type { CleanImage } from './image.ts'
import type { ImageType } from './image-type.ts'
import type { PictureAnswer, PictureJob, PictureResults } from './job.ts'

/** Decodes pictures in processes of its own, few at once. */
export interface Pictures {
  /**
   * Re-encodes the picture at `from` to `to`, without metadata.
   * @throws DomainError FILE_BROKEN, FILE_TOO_MANY_PIXELS, STORAGE_FULL, SERVER_BUSY
   */
  clean(from: string, to: string, type: ImageType): Promise<CleanImage>
  /**
   * The picture at `from` as WebP, at most `width` pixels wide.
   * @throws DomainError FILE_BROKEN, SERVER_BUSY
   */
  narrow(from: string, width: number): Promise<Uint8Array>
  stop(): void
}

export interface PictureLimits {
  /** Processes at most, each of which has one picture at a time. */
  readonly atOnce: number
  /** Pictures that may wait for one. */
  readonly waiting: number
  readonly jobMilliseconds: number
  /** A process without work ends after this. */
  readonly idleMilliseconds: number
}

/** Half of the processors stay with the requests. */
const PRODUCTION: PictureLimits = {
  atOnce: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 64,
  jobMilliseconds: 30_000,
  idleMilliseconds: 30_000,
}

interface Queued {
  readonly job: PictureJob
  readonly settle: (answer: PictureAnswer) => void
}

/** A picture that ends the process it is decoded in is broken. */
const CRASHED: PictureAnswer = { refused: 'broken' }

/** The entry beside the bundle or, from the sources, at their root. */
function entry(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (let up = 0; up < 4; up += 1) {
    const names = ['picture-process.js', 'picture-process.ts'].map((name) => join(folder, name))
    const found = names.find((path) => existsSync(path))
    if (found !== undefined) return found
    folder = dirname(folder)
  }
  throw new Error('the entry of the pictures process is missing beside the server')
}

function start(): ChildProcess {
  const path = entry()
  const child = fork(path, {
    execArgv: path.endsWith('.ts') ? ['--conditions=source'] : [],
    serialization: 'advanced',
    // Nothing of the server's secrets is of use to a picture.
    env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', () => undefined)
  return child
}

/** One process, and at most one picture in it. */
class Decoder {
  readonly #child = start()
  readonly #limits: PictureLimits
  readonly #onEnd: () => void
  #idle: NodeJS.Timeout | undefined

  /** @param onEnd called when the process ends, and as soon as it is told to: nothing may be asked of it any more */
  constructor(limits: PictureLimits, onEnd: () => void) {
    this.#limits = limits
    this.#onEnd = onEnd
    this.#child.once('exit', onEnd)
  }

  run(job: PictureJob): Promise<PictureAnswer> {
    clearTimeout(this.#idle)
    const child = this.#child
    return new Promise((settle) => {
      const tooLong = setTimeout(() => this.end(), this.#limits.jobMilliseconds)
      const done = (answer: PictureAnswer): void => {
        clearTimeout(tooLong)
        child.off('exit', crashed)
        child.off('message', done)
        settle(answer)
      }
      const crashed = () => done(CRASHED)
      child.once('exit', crashed)
      child.once('message', done)
      child.send(job, (error) => {
        if (error !== null) this.end()
      })
    })
  }

  /** Ends the process after a while, unless it is asked again. */
  rest(): void {
    this.#idle = setTimeout(() => this.end(), this.#limits.idleMilliseconds)
    this.#idle.unref()
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#onEnd()
    this.#child.kill('SIGKILL')
  }
}

export function createPictures(limits: PictureLimits = PRODUCTION): Pictures {
  const waiting: Queued[] = []
  const idle: Decoder[] = []
  const all = new Set<Decoder>()

  function newDecoder(): Decoder {
    const decoder = new Decoder(limits, () => {
      all.delete(decoder)
      const at = idle.indexOf(decoder)
      if (at >= 0) idle.splice(at, 1)
    })
    all.add(decoder)
    return decoder
  }

  async function give(decoder: Decoder, { job, settle }: Queued): Promise<void> {
    settle(await decoder.run(job))
    const next = waiting.shift()
    const stands = all.has(decoder)
    if (next !== undefined) void give(stands ? decoder : newDecoder(), next)
    else if (stands) {
      idle.push(decoder)
      decoder.rest()
    }
  }

  function ask(job: PictureJob): Promise<PictureAnswer> {
    const free = idle.pop() ?? (all.size < limits.atOnce ? newDecoder() : null)
    if (free === null && waiting.length >= limits.waiting) return fail('SERVER_BUSY')
    return new Promise((settle) => {
      if (free === null) waiting.push({ job, settle })
      else void give(free, { job, settle })
    })
  }

  async function run<Kind extends PictureJob['kind']>(job: PictureJob & { kind: Kind }): Promise<PictureResults[Kind]> {
    const answer = await ask(job)
    if ('refused' in answer) return fail(answer.refused === 'pixels' ? 'FILE_TOO_MANY_PIXELS' : 'FILE_BROKEN')
    if ('failed' in answer) throw storageFailure(Object.assign(new Error(answer.failed.message), answer.failed))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process answers each kind with its own result
    return answer.result as PictureResults[Kind]
  }

  return {
    clean: (from, to, type) => run({ kind: 'clean', from, to, type }),
    narrow: (from, width) => run({ kind: 'narrow', from, width }),
    stop() {
      for (const decoder of all) decoder.end()
    },
  }
}
