import Quill from 'quill'
import 'quill/dist/quill.snow.css'
import { useEffect, useImperativeHandle, useRef } from 'react'
import './quill-theme.css'
import { useWords } from '../language/bilingual'
import { labelToolbar } from './label-toolbar'
import { cleanHtml } from './clean-html'
import styles from './quill-editor.module.css'
import type { RichTextEditorProps } from './rich-text-editor'
import { richTextWords, type RichTextWords } from './rich-text-words'

const formats = ['bold', 'italic', 'underline', 'strike', 'link', 'header', 'list', 'blockquote']

const toolbar = [
  [{ header: [2, 3, false] }],
  ['bold', 'italic', 'underline', 'strike'],
  [{ list: 'ordered' }, { list: 'bullet' }, 'blockquote'],
  ['link', 'clean'],
]

// Tab leaves the box, as it leaves any other: whoever has no mouse would never get out of it.
const bindings = Object.fromEntries(['tab', 'remove tab', 'indent', 'outdent'].map((name) => [name, null]))

// Quill writes every space as a no-break space, which would keep lines from wrapping.
const htmlOf = (quill: Quill) =>
  quill.getText().trim() === '' ? '' : cleanHtml(quill.getSemanticHTML().replaceAll('&nbsp;', ' '))

/** Quill owns the page below its host: it is built once and torn down whole. */
const createQuill = (host: HTMLElement, { label, lang = '' }: RichTextEditorProps, words: RichTextWords) => {
  const quill = new Quill(host.appendChild(document.createElement('div')), {
    theme: 'snow',
    modules: { toolbar, keyboard: { bindings } },
    formats,
  })
  quill.root.setAttribute('role', 'textbox')
  quill.root.setAttribute('aria-multiline', 'true')
  quill.root.setAttribute('aria-label', label)
  quill.root.lang = lang
  labelToolbar(host, words)
  return quill
}

const showHtml = (quill: Quill, html: string) => {
  if (html === '') return quill.setText('', 'silent')
  quill.setContents(quill.clipboard.convert({ html: cleanHtml(html) }), 'silent')
}

/** The editor itself; a value that did not come from typing replaces what is shown. */
export const QuillEditor = (props: RichTextEditorProps) => {
  const { label, value, invalid, describedBy, focusRef } = props
  const words = useWords(richTextWords)
  const host = useRef<HTMLDivElement>(null)
  const quill = useRef<Quill | null>(null)
  const shown = useRef<string | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const root = host.current!
    const editor = createQuill(root, latest.current, words)
    quill.current = editor
    const typed = () => {
      shown.current = htmlOf(editor)
      latest.current.onChange(shown.current)
    }
    const left = (event: FocusEvent) => {
      if (!root.contains(event.relatedTarget as Node | null)) latest.current.onBlur?.()
    }
    editor.on('text-change', typed)
    root.addEventListener('focusout', left)
    return () => {
      editor.off('text-change', typed)
      root.removeEventListener('focusout', left)
      root.replaceChildren()
      quill.current = null
      shown.current = null
    }
  }, [label, words])

  useEffect(() => {
    if (!quill.current || shown.current === value) return
    shown.current = value
    showHtml(quill.current, value)
  }, [value, label, words])

  useEffect(() => {
    const root = quill.current?.root
    root?.toggleAttribute('data-invalid', Boolean(invalid))
    root?.setAttribute('aria-invalid', String(Boolean(invalid)))
    if (describedBy) root?.setAttribute('aria-describedby', describedBy)
    else root?.removeAttribute('aria-describedby')
  }, [invalid, describedBy, label, words])

  useImperativeHandle(focusRef, () => ({ focus: () => quill.current?.focus() }), [])
  return <div ref={host} className={styles.editor} data-invalid={invalid || undefined} />
}
