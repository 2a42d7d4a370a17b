import { CircleQuestionMark } from 'lucide-react'
import { Popover } from 'radix-ui'
import { use } from 'react'
import { useWords } from '../language/bilingual'
import styles from './explained.module.css'
import { OverlayContainer } from './overlay-container'
import { explainedWords } from './explained-words'

/** A word with what it means behind a sign beside it, for the pointer, the finger and the keyboard. */
export const Explained = ({ word, about }: { word: string; about: string }) => {
  const words = useWords(explainedWords)
  return (
    <span className={styles.explained}>
      {word}
      <Popover.Root>
        <Popover.Trigger className={styles.sign} aria-label={words.meaningOf(word)} title={about}>
          <CircleQuestionMark aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Portal container={use(OverlayContainer)}>
          <Popover.Content
            className={styles.meaning}
            aria-label={words.meaningOf(word)}
            sideOffset={4}
            collisionPadding={8}
          >
            {about}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </span>
  )
}
