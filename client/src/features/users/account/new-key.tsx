import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { TextField } from '../../../kit/ui/text-field'
import { toast } from '../../../kit/ui/toaster'
import styles from './account.module.css'
import { keyWords } from './key-words'

/** A key that is shown once, and a button that copies it. */
export const NewKey = ({ value }: { value: string }) => {
  const words = useWords(keyWords)
  const box = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Not allowed, or there is no clipboard, as on addresses without TLS.
      box.current?.select()
      toast.error(words.notCopied)
    }
  }
  return (
    <div className={styles.secret}>
      <TextField
        ref={box}
        label={words.key}
        value={value}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={copied ? <Check /> : <Copy />} onClick={() => void copy()} data-autofocus>
        {copied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
