import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SaveStatus } from '../../kit/form/save-status'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { IconButton } from '../../kit/ui/icon-button'
import { PresetChoice } from './look-choices'
import { partWords } from './parts/part-words'
import styles from './phone-foot.module.css'
import { undoByKeys } from './undo-by-keys'
import type { Design } from './use-design'
import type { DesignSheet, Sheet } from './use-sheet'
import { designWords } from './words'

const sheets = ['look', 'content'] as const satisfies readonly Sheet[]

/** Gives the focus back to what opened the sheet, or to the foot where the site did. */
const useFocusBack = (isOpen: boolean) => {
  const foot = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!isOpen) return
    const [back, place] = [opener, foot.current]
    return () => {
      requestAnimationFrame(() => (back.current ?? place)?.focus())
    }
  }, [isOpen])
  return { foot, opener }
}

type PhoneFootProps = { design: Design; sheet: DesignSheet }

/** Below the site on a phone: the presets to swipe, the way back, and what opens the forms. */
export const PhoneFoot = ({ design, sheet: { isOpen, open } }: PhoneFootProps) => {
  const words = useWords(designWords)
  const ofParts = useWords(partWords)
  const { shown, change, undo, redo, state } = design
  const { foot, opener } = useFocusBack(isOpen)
  return (
    <div ref={foot} className={styles.foot} hidden={isOpen} tabIndex={-1} onKeyDown={undoByKeys(design)}>
      <PresetChoice strip {...{ shown, change }} />
      <div className={styles.tools}>
        <IconButton label={words.undo} icon={<Undo2 />} disabled={!undo} onClick={undo} />
        <IconButton label={words.redo} icon={<Redo2 />} disabled={!redo} onClick={redo} />
        <div className={styles.status}>
          <SaveStatus state={state} thing={words.title} why />
        </div>
        {sheets.map((sheet) => (
          <Button
            key={sheet}
            size="small"
            aria-expanded={false}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              open(sheet)
            }}
          >
            {ofParts[sheet]}
          </Button>
        ))}
      </div>
    </div>
  )
}
