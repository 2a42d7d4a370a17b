import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import styles from './till.module.css'
import { tillWords } from './till-words'

const everyMs = 200

/** Looks through the camera that faces away until a code is seen. */
const useCamera = (onCode: (code: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      // The reader is large: it comes with the first look.
      const { readBarcode } = await import('./read-barcode')
      const next = async () => {
        if (isOver || !video.current) return
        const code = await readBarcode(video.current).catch(() => undefined)
        if (isOver) return
        if (code) return tell(code)
        timer = setTimeout(() => void next(), everyMs)
      }
      await next()
    }
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver || !video.current) return
        video.current.srcObject = stream
        await video.current.play()
        await look()
      } catch {
        if (!isOver) setRefused(true)
      }
    }
    void begin().finally(() => {
      if (isOver) for (const track of stream?.getTracks() ?? []) track.stop()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return { video, isRefused }
}

type CameraDialogProps = { onCode: (code: string) => void; onClose: () => void }

/** Reads a barcode with the camera. */
export const CameraDialog = ({ onCode, onClose }: CameraDialogProps) => {
  const words = useWords(tillWords)
  const { video, isRefused } = useCamera(onCode)
  return (
    <Dialog open onClose={onClose} title={words.camera}>
      {isRefused ? (
        <Notice tone="warning">{words.cameraRefused}</Notice>
      ) : (
        <>
          <p>{words.cameraAbout}</p>
          <video ref={video} className={styles.camera} muted playsInline />
        </>
      )}
    </Dialog>
  )
}
