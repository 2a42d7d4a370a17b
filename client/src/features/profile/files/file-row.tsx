import { acceptedFiles } from '@mainstreet/shared/contracts/site/media'
import { fileContract, type ProfileFile } from '@mainstreet/shared/contracts/site/profile'
import { Download, FileText, Image, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { Field } from '../../../kit/form/fields/field'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { IconButton } from '../../../kit/ui/icon-button'
import { UploadList } from '../../../kit/upload/upload-list'
import { useUploads } from '../../../kit/upload/use-uploads'
import { contentWords } from '../words'
import styles from './file-row.module.css'
import { fileWords } from './file-words'
import { sizeInWords, useFileSize } from './use-file-size'

const kindOf = (url: string) => /\.(\w{2,4})$/.exec(url)?.[1]?.toUpperCase() ?? ''

const FileFacts = ({ url }: { url: string }) => {
  const locale = useBackOfficeLocale()
  const bytes = useFileSize(url)
  return (
    <p className={styles.facts}>
      {[kindOf(url), bytes ? sizeInWords(bytes, locale) : ''].filter(Boolean).join(' · ')}
    </p>
  )
}

/** Chooses the file that takes the place of this one. */
const ReplaceButton = ({ name, onFile }: { name: string; onFile: (file: File) => void }) => {
  const words = useWords(fileWords)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={words.replace(name)} icon={<RefreshCw />} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={words.replaceWith(name)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

type FileRowProps = { row: ProfileFile; handle: ReactNode; onRemove: () => void }

/** A file: its handle, title, kind and size, and what can be done with it. */
export const FileRow = ({ row, handle, onRemove }: FileRowProps) => {
  const words = useWords(fileWords)
  const common = useWords(contentWords)
  const mayChange = useMay(fileContract, 'patch')
  const mayRemove = useMay(fileContract, 'remove')
  const uploads = useUploads({ type: 'file', fields: { itemId: row.id } })
  const name = row.str_title || words.untitled
  const Kind = /\.pdf$/i.test(row.str_file) ? FileText : Image
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        {handle}
        <Kind className={styles.kind} aria-hidden="true" />
        <div className={styles.words}>
          <AutoSaveForm contract={fileContract} row={row} label={name}>
            <Field name="str_title" label={words.title(name)} hideLabel autoComplete="off" />
          </AutoSaveForm>
          <FileFacts url={row.str_file} />
        </div>
        <span className={styles.actions}>
          <a
            className={styles.download}
            href={row.str_file}
            download
            aria-label={words.download(name)}
            title={words.download(name)}
          >
            <Download aria-hidden="true" />
          </a>
          {mayChange && <ReplaceButton name={name} onFile={(file) => uploads.add([file])} />}
          {mayRemove && <IconButton label={common.remove(name)} icon={<Trash2 />} onClick={onRemove} />}
        </span>
      </div>
      <UploadList uploads={uploads} />
    </div>
  )
}
