import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/bilingual'
import styles from './page-drop.module.css'
import { uploadWords } from './upload-words'

// Browsers repeat the event at least twice a second while something is held over the page.
const heldMs = 800

const filesOf = ({ dataTransfer }: DragEvent): File[] => [...(dataTransfer?.files ?? [])]
const bringsFiles = ({ dataTransfer }: DragEvent) => Boolean(dataTransfer?.types.includes('Files'))

type PageDropProps = {
  onFiles: (files: File[]) => void
  /** What happens to what is dropped, such as "Drop to add to the gallery". */
  label?: string
}

/** Lets the whole page take a drop of files, but for the places in it that take their own. */
export const PageDrop = ({ onFiles, label }: PageDropProps) => {
  const words = useWords(uploadWords)
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      setOver(false)
    }
    const hold = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      // Without this the browser would open the file in the place of the page.
      event.preventDefault()
      clearTimeout(timer)
      timer = setTimeout(leave, heldMs)
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      leave()
      if (event.defaultPrevented || !bringsFiles(event)) return
      event.preventDefault()
      latest.current(filesOf(event))
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('drop', drop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('dragover', hold)
      window.removeEventListener('drop', drop)
    }
  }, [])
  if (!over) return null
  return (
    <div className={styles.veil} aria-hidden="true">
      <p className={styles.words}>
        <ImageUp />
        {label ?? words.dropAnywhere}
      </p>
    </div>
  )
}
