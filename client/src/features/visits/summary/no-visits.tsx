import { ChartLine } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { copyText } from '../../../kit/copy-text'
import { siteAddress } from '../../../kit/site-address'
import { Button } from '../../../kit/ui/button'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ExternalLink } from '../../../kit/ui/link'
import { toast } from '../../../kit/ui/toaster'
import { summaryWords } from './words'
import { useAccount } from '../../../kit/data/use-account'

/** Nobody has come yet: what to do about it. */
export const NoVisits = () => {
  const words = useWords(summaryWords)
  const { row: account } = useAccount()
  const address = account?.str_domain ? siteAddress(account.str_domain) : undefined
  const copy = () =>
    copyText(address!).then(
      () => toast.success(words.copied),
      () => toast.info(address!),
    )
  const action = address && (
    <>
      <Button onClick={() => void copy()}>{words.copy}</Button>{' '}
      <ExternalLink href={address}>{words.open}</ExternalLink>
    </>
  )
  return (
    <EmptyState title={words.none} icon={<ChartLine />} action={action}>
      {words.whatNext}
    </EmptyState>
  )
}
