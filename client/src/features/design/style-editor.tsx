import { labelOf } from '@mainstreet/shared/columns'
import { stylesContract, type StyleRemoval } from '@mainstreet/shared/contracts/site/styles'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { readServerError } from '../../kit/form/server-errors'
import { UnsavedGuard } from '../../kit/form/unsaved-guard'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { FieldFrame } from '../../kit/ui/field-frame'
import { Notice } from '../../kit/ui/notice'
import styles from './style-editor.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

const Removals = ({ removed }: { removed: readonly StyleRemoval[] }) => {
  const words = useWords(designWords)
  if (removed.length === 0) return null
  return (
    <Notice tone="warning" title={words.removed}>
      <ul className={styles.removals}>
        {removed.map(({ line, what, why }) => (
          <li key={`${line} ${what}`}>
            {words.line(line)} <code>{what}</code> – {words.why[why]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What is typed, and what the server says to it when it is saved. */
const useTypedStyles = ({ shown, change }: Pick<Design, 'shown' | 'change'>) => {
  const { run, busy } = useOperation('style-check')
  const [typed, setTyped] = useState<string | null>(null)
  const [removed, setRemoved] = useState<readonly StyleRemoval[]>([])
  const [error, setError] = useState<string>()
  const latest = useRef<string | null>(null)
  const type = (text: string) => {
    latest.current = text
    setTyped(text)
    setError(undefined)
  }
  const save = async () => {
    const text = typed
    if (text === null || busy) return
    try {
      const checked = text === shown.customStyles ? undefined : await run({ customStyles: text })
      setError(undefined)
      if (checked) setRemoved(checked.removed)
      if (checked && checked.customStyles !== shown.customStyles)
        change({ customStyles: checked.customStyles })
      // What was typed while it was checked stays.
      if (latest.current === text) setTyped(null)
    } catch (refusal) {
      const { message, fields } = readServerError(refusal)
      setError(fields.customStyles ?? message)
    }
  }
  const isChanged = typed !== null && typed !== shown.customStyles
  return { text: typed ?? shown.customStyles, type, save, busy, removed, error, isChanged }
}

/** The owner's own CSS with numbered lines: saved when it is left or by Ctrl+S, and said what was taken out of it. */
export const StyleEditor = (design: Pick<Design, 'shown' | 'change'>) => {
  const words = useWords(designWords)
  const locale = useBackOfficeLocale()
  const { text, type, save, busy, removed, error, isChanged } = useTypedStyles(design)
  const numbers = useRef<HTMLPreElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  const count = text.split('\n').length
  return (
    <div className={styles.editor}>
      <FieldFrame
        label={labelOf(stylesContract.record.properties.customStyles)?.[locale] ?? ''}
        help={words.stylesAbout}
        error={error}
      >
        {({ className, ...control }) => (
          <div className={`${className} ${styles.box}`}>
            <pre ref={numbers} className={styles.numbers} aria-hidden="true">
              {Array.from({ length: count }, (_none, at) => at + 1).join('\n')}
            </pre>
            <textarea
              {...control}
              className={styles.text}
              value={text}
              rows={Math.min(24, Math.max(8, count + 1))}
              wrap="off"
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => type(event.target.value)}
              onBlur={() => void save()}
              onKeyDown={onKeyDown}
              onScroll={({ currentTarget }) => {
                if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
              }}
            />
          </div>
        )}
      </FieldFrame>
      {isChanged && (
        <Button size="small" loading={busy} onClick={() => void save()}>
          {words.apply}
        </Button>
      )}
      <Removals removed={removed} />
      <UnsavedGuard changed={isChanged} saving={busy} />
    </div>
  )
}
