import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILLER = 'filler'
const MEGABYTE = 1 << 20

/** Mounts a small file system that can be filled on a folder; false if not permitted. */
export function mountSmall(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
}

/** Writes until the disk is full, down to the last block. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, FILLER), 'a')
  for (const size of [MEGABYTE, 4096]) {
    const chunk = Buffer.alloc(size, 1)
    let fits = true
    while (fits)
      fits = await file.write(chunk).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
  }
  await file.close()
}

export async function emptyDisk(folder: string): Promise<void> {
  await rm(join(folder, FILLER), { force: true })
}

const LIBRARIES = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`)

/** The library that fakes a process's clock (package faketime); undefined if not installed. */
export const clockLibrary = LIBRARIES.find((file) => existsSync(file))

/** The environment for a process whose system clock `setClock` moves. */
export const underClock = (folder: string): Record<string, string> => ({
  LD_PRELOAD: clockLibrary ?? '',
  FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
  FAKETIME_NO_CACHE: '1',
  // The monotonic clock must not jump.
  DONT_FAKE_MONOTONIC: '1',
})

/** @param seconds the offset of the process's clock from the real one */
export async function setClock(folder: string, seconds: number): Promise<void> {
  await writeFile(join(folder, 'clock'), `${seconds < 0 ? '' : '+'}${seconds}\n`)
}
