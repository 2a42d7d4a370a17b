import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { CopyButton } from '../../../kit/ui/copy-button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import styles from './gift-cards.module.css'
import { giftCardWords } from './gift-card-words'

/** A code that was just made, and whom it was mailed to, if anybody. */
export interface MadeCode {
  code: string
  email: string
}

/** Shows a code, the one time that anybody can. */
export const MadeCard = ({ made, onClose }: { made: MadeCode; onClose: () => void }) => {
  const words = useWords(giftCardWords)
  return (
    <Dialog open onClose={onClose} title={words.codeTitle}>
      <Stack>
        <p className={styles.code}>{made.code}</p>
        {made.email && <Text as="p">{words.mailed(made.email)}</Text>}
        <Notice tone="warning">{words.codeOnce}</Notice>
        <Row>
          <CopyButton text={made.code} label={words.copy} copied={words.copied} notCopied={words.notCopied} />
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
