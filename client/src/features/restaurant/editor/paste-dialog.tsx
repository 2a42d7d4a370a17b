import { maxDishes } from '@mainstreet/shared/contracts/restaurant'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { TextArea } from '../../../kit/ui/text-area'
import { toast } from '../../../kit/ui/toaster'
import { dishLines, type DishLine } from './dish-lines'
import { menuWords } from './menu-words'
import styles from './menu-section.module.css'
import { linesOfHtml } from './plain-description'
import { Text } from '../../../kit/ui/text'

type PasteDialogProps = { dayId: number; timeId: number; section: string; text: string; onClose: () => void }

const Preview = ({ dishes }: { dishes: readonly DishLine[] }) => {
  const words = useWords(menuWords)
  const { money } = useFormats()
  if (dishes.length === 0) return <p className="muted">{words.pasteNone}</p>
  return (
    <ol className={styles.preview} aria-label={words.pastePreview}>
      {dishes.map(({ name, cost, description }, place) => (
        <li key={place}>
          <Text weight="medium" wrap="anywhere">
            {name}
          </Text>
          <span>{cost === null ? words.noPrice : money(toCents(cost))}</span>
          {description && <small>{linesOfHtml(description)}</small>}
        </li>
      ))}
    </ol>
  )
}

/** Turns a pasted list into dishes: shows what each line is taken for before anything is added. */
export const PasteDialog = ({ dayId, timeId, section, text: first, onClose }: PasteDialogProps) => {
  const words = useWords(menuWords)
  const customerId = useCustomerId()
  const { run, busy } = useOperation('add-dishes')
  const [text, setText] = useState(first)
  const { dishes, isCut } = dishLines(text)
  const add = async () => {
    try {
      await run({ customerId, dayId, timeId, dishes })
      toast.success(words.added(dishes.length))
      onClose()
    } catch (error) {
      toast.error(words.notAdded, error)
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.pasteTitle(section)}
      description={words.pasteAbout}
      footer={
        <Button variant="primary" disabled={dishes.length === 0} loading={busy} onClick={() => void add()}>
          {words.pasteAdd(dishes.length)}
        </Button>
      }
    >
      <TextArea
        label={words.pasteLabel}
        placeholder={words.pasteExample}
        rows={6}
        data-autofocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isCut && <p>{words.pasteMore(maxDishes)}</p>}
      <Preview dishes={dishes} />
    </Dialog>
  )
}
