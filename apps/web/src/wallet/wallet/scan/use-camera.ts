import { useEffect, useState, type RefObject } from 'react'
import { openDetector, readCode } from './read-code.ts'

const LOOK_EVERY_MS = 200

/** `asking`: the browser asks the reader. `denied`, `none`: no camera, and why. */
export type Camera = 'asking' | 'on' | 'denied' | 'none'

const reasonOf = (error: unknown): Camera =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'denied' : 'none'

/** Shows the camera in `video` and calls `onText` once, with the first code that it sees. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  longest: number,
  onText: (text: string) => void,
): Camera {
  const [camera, setCamera] = useState<Camera>('asking')
  useEffect(() => {
    const over = new AbortController()
    let stream: MediaStream | undefined
    const stop = (): void => {
      over.abort()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const run = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const shown = video.current
      if (over.signal.aborted || shown === null) return stop()
      shown.srcObject = stream
      await shown.play()
      setCamera('on')
      const detector = await openDetector()
      while (!over.signal.aborted) {
        const text = shown.videoWidth === 0 ? null : await readCode(detector, shown, longest)
        if (over.signal.aborted) return
        if (text !== null) {
          stop()
          onText(text)
          return
        }
        await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
      }
    }
    run().catch((error: unknown) => {
      if (over.signal.aborted) return
      stop()
      setCamera(reasonOf(error))
    })
    return stop
    // oxlint-disable-next-line react/exhaustive-deps -- one camera for a dialog, whatever its parent draws again
  }, [])
  return camera
}
