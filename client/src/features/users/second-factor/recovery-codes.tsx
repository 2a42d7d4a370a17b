import { Download } from 'lucide-react'
import { downloadBlob } from '../../../kit/download'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { CopyButton } from '../../../kit/ui/copy-button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { Row, Stack } from '../../../kit/ui/stack'
import styles from './second-factor.module.css'
import { secondFactorWords } from './second-factor-words'

/** Recovery codes, to be kept now: nobody sees them again. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const words = useWords(secondFactorWords)
  const text = codes.join('\n')
  return (
    <Stack>
      <Notice tone="warning">{words.keepCodes}</Notice>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row>
        <CopyButton
          text={text}
          label={words.copyCodes}
          copied={words.copiedCodes}
          notCopied={words.notCopied}
        />
        <Button
          icon={<Download />}
          onClick={() =>
            downloadBlob('mainstreet-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {words.saveCodes}
        </Button>
      </Row>
      <Button variant="primary" onClick={onKept}>
        {words.kept}
      </Button>
    </Stack>
  )
}

/** The same in a dialog, which closes once they are kept. */
export const RecoveryCodesDialog = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const words = useWords(secondFactorWords)
  return (
    <Dialog open={codes.length > 0} onClose={onKept} title={words.codesOnce}>
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Dialog>
  )
}
