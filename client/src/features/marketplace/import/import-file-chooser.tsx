import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { importWords } from './words'
import styles from './import-file-chooser.module.css'

/** Takes one file: dropped onto it, or chosen by mouse or keyboard. */
export const ImportFileChooser = ({ onChoose }: { onChoose: (file: File) => void }) => {
  const words = useWords(importWords)
  const picker = useRef<HTMLInputElement>(null)
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
      <Button icon={<FileUp />} onClick={() => picker.current?.click()}>
        {words.chooseFile}
      </Button>
      <p className={styles.words}>{words.orDrop}</p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.file}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          take(target.files)
          // The same file, mended, can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
