import { lazy, Suspense, type Ref } from 'react'
import { useWords } from '../language/bilingual'
import { Skeleton } from '../ui/skeleton'
import styles from './rich-text-editor.module.css'
import { richTextWords } from './rich-text-words'

/** What the editor may be called by a form to take the focus. */
export type Focusable = { focus: () => void }

/** A box for formatted text; `onChange` gets HTML of the allowed formats, '' when it is empty. */
export type RichTextEditorProps = {
  label: string
  /** The language of the text, where it is another than the page's. */
  lang?: string
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  invalid?: boolean
  describedBy?: string
  focusRef?: Ref<Focusable>
}

const QuillEditor = lazy(() => import('./quill-editor').then((file) => ({ default: file.QuillEditor })))

/** Loads the editor when it is first rendered; a box of its size holds the place. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const words = useWords(richTextWords)
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} aria-busy="true" aria-label={words.loading(props.label)} role="group">
          <Skeleton lines={3} />
        </div>
      }
    >
      <QuillEditor {...props} />
    </Suspense>
  )
}
