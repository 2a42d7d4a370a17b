import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import styles from './import-file-chooser.module.css'

/** Takes one file: dropped onto it, or chosen by mouse or keyboard. */
export const ImportFileChooser = ({ onChoose }: { onChoose: (file: File) => void }) => {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onChoose(file)
  }
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
        take(event.dataTransfer.files)
      }}
    >
      <FileUp className={styles.icon} aria-hidden="true" />
      <label htmlFor={id} className={styles.label}>
        Choose a CSV file, or drop it here
      </label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => {
          take(event.target.files)
          // The same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
