const EPOCH = 1_767_225_600
const began = Math.floor(Date.now() / 1000) - EPOCH
let given = 0

/** A short word that is unique among tests, repetitions and runs on the same sandbox. */
export function unique(): string {
  given += 1
  return began.toString(36) + given.toString(36)
}
