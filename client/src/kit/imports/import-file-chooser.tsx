import { FileUp } from 'lucide-react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { DropZone, usePicker } from '../upload/drop-zone'
import { importKitWords } from './words'

/** Takes one file: dropped onto it, or chosen by mouse or keyboard. */
export const ImportFileChooser = ({ onChoose }: { onChoose: (file: File) => void }) => {
  const words = useWords(importKitWords)
  const take = ([file]: File[]) => file && onChoose(file)
  const picker = usePicker({
    accept: '.csv,.tsv,.txt,text/csv',
    'aria-label': words.file,
    onFiles: take,
  })
  return (
    <DropZone onFiles={take} hint={words.orDrop}>
      <Button icon={<FileUp />} onClick={picker.open}>
        {words.chooseFile}
      </Button>
      {picker.input}
    </DropZone>
  )
}
