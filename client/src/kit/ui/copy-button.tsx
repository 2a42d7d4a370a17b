import { Copy } from 'lucide-react'
import { copyText } from '../copy-text'
import { Button } from './button'
import { toast } from './toaster'

type CopyButtonProps = {
  /** What is copied; where it cannot be, it is shown to be copied by hand. */
  text: string
  label: string
  copied: string
  notCopied: string
}

/** Puts a text into the clipboard, and says so. */
export const CopyButton = ({ text, label, copied, notCopied }: CopyButtonProps) => {
  const copy = () =>
    copyText(text).then(
      () => toast.success(copied),
      () => toast.error(notCopied, text),
    )
  return (
    <Button icon={<Copy />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
