import { useRef, useState, type DragEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { Row } from '../ui/stack'
import styles from './drop-zone.module.css'

type PickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  onFiles: (files: File[]) => void
}

/** The file picker's own box is out of sight: the button opens it. */
export const usePicker = ({ onFiles, ...rest }: PickerProps) => {
  const box = useRef<HTMLInputElement>(null)
  const input = (
    <input
      {...rest}
      ref={box}
      type="file"
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
  return { input, open: () => box.current?.click() }
}

type DropZoneProps = {
  onFiles: (files: File[]) => void
  /** What can be dropped, in words. */
  hint: string
  /** The buttons that open a picker. */
  children: ReactNode
}

/** A place to drop files onto, with the buttons that choose them otherwise. */
export const DropZone = ({ onFiles, hint, children }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Row gap={2} align="stretch" pack="center">
        {children}
      </Row>
      <p className="muted">{hint}</p>
    </div>
  )
}
